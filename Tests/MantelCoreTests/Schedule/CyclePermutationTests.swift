import MantelCore
import Testing

@Suite struct CyclePermutationTests {
  let seed: UInt64 = 5_389_056_570_468_818_448

  @Test func `the design's example shows the rejection`() {
    var generator = CyclePermutation.generator(seed: 9_504_898_140_783_267_396, cycle: 0)
    #expect(CyclePermutation.shuffle(count: 3, using: &generator) == [1, 0, 2])
  }

  @Test func `cycles are the ones that were worked out apart from this code`() {
    let cycles = (-1...3).map { CyclePermutation(seed: seed, cycle: $0, count: 5).indices }
    #expect(
      cycles == [
        [4, 3, 0, 1, 2], [3, 4, 1, 0, 2], [3, 0, 2, 1, 4], [2, 3, 4, 1, 0], [4, 3, 2, 0, 1],
      ])
  }

  @Test func `few photos need no luck`() {
    #expect(CyclePermutation(seed: 1, cycle: 3, count: 0).indices == [])
    #expect(CyclePermutation(seed: 1, cycle: 3, count: 1).indices == [0])
    let two = (0..<64).map { CyclePermutation(seed: $0, cycle: 0, count: 2).indices }
    #expect(Set(two) == [[0, 1], [1, 0]])
  }

  @Test func `two photos alternate for ever`() {
    for seed in UInt64(0)..<20 {
      let first = CyclePermutation(seed: seed, cycle: 0, count: 2).indices
      for cycle in Int64(-5)...5 {
        #expect(CyclePermutation(seed: seed, cycle: cycle, count: 2).indices == first)
      }
    }
  }

  @Test func `each cycle shows each photo once and none twice in a row`() {
    for count in [3, 4, 5, 7, 12, 50] {
      for seed in UInt64(0)..<40 {
        var last: Int?
        for cycle in Int64(-6)...6 {
          let indices = CyclePermutation(seed: seed, cycle: cycle, count: count).indices
          #expect(indices.sorted() == Array(0..<count))
          #expect(indices[0] != last)
          last = indices[count - 1]
        }
      }
    }
  }

  @Test func `the seam swaps the first position with a middle one and spares the last`() {
    var seams = 0
    for seed in UInt64(0)..<200 {
      var generator = CyclePermutation.generator(seed: seed, cycle: 9)
      let plain = CyclePermutation.shuffle(count: 4, using: &generator)
      let before = CyclePermutation(seed: seed, cycle: 8, count: 4).indices
      let cycle = CyclePermutation(seed: seed, cycle: 9, count: 4).indices
      guard plain[0] == before[3] else {
        #expect(cycle == plain)
        continue
      }
      seams += 1
      let partner = 1 + Int(generator.below(2))
      var swapped = plain
      swapped.swapAt(0, partner)
      #expect(cycle == swapped && cycle[3] == plain[3])
    }
    #expect(seams > 30)
  }

  @Test(arguments: [3, 5, 10]) func `every photo is as likely in every position`(count: Int) {
    let cycles = 6000
    var seen = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
    for cycle in 0..<cycles {
      let seed = SplitMix64.mix(UInt64(cycle))
      let permutation = CyclePermutation(seed: seed, cycle: Int64(cycle % 7), count: count)
      for (position, photo) in permutation.indices.enumerated() { seen[position][photo] += 1 }
    }
    let expected = Double(cycles) / Double(count)
    for position in seen {
      let chiSquare = position.reduce(0) { sum, hits in
        sum + (Double(hits) - expected) * (Double(hits) - expected) / expected
      }
      // Exceeded once in 10,000 times at 9 degrees of freedom, more seldom below.
      #expect(chiSquare < 33.7)
    }
  }

  @Test func `extreme cycles and seeds are drawn like any other`() {
    for cycle in [Int64.min, -1, .max] {
      let indices = CyclePermutation(seed: .max, cycle: cycle, count: 9).indices
      #expect(indices.sorted() == Array(0..<9))
    }
  }
}
