import MantelCore
import Testing

@Suite struct GeneratorTests {
  @Test func `division rounds toward minus infinity`() {
    #expect(floorDiv(7, 3) == 2 && mod(7, 3) == 1)
    #expect(floorDiv(-7, 3) == -3 && mod(-7, 3) == 2)
    #expect(floorDiv(-6, 3) == -2 && mod(-6, 3) == 0)
    #expect(floorDiv(.min, 1) == .min && mod(.min, 86_400) == 30_592)
  }

  @Test func `SplitMix64 makes its published numbers`() {
    var generator = SplitMix64(state: 1_234_567)
    let numbers = (0..<5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    #expect(SplitMix64.mix(0) == 0xE220_A839_7B1D_CDAF)
  }

  @Test func `FNV-1a makes its published hashes`() {
    #expect(FNV1a.hash([]) == 0xcbf2_9ce4_8422_2325)
    #expect(FNV1a.hash("a".utf8) == 0xaf63_dc4c_8601_ec8c)
    #expect(FNV1a.hash("foobar".utf8) == 0x8594_4171_f739_67e8)
  }

  @Test func `a widget's seed is the hash of its identifier's bytes in text order`() {
    let bytes: [UInt8] = [
      0x6f, 0x96, 0x19, 0xff, 0x8b, 0x86, 0xd0, 0x11, 0xb4, 0x2d, 0x00, 0xc0, 0x4f, 0xc9, 0x64,
      0xff,
    ]
    #expect(FNV1a.seed(ofUUIDBytes: bytes) == 5_389_056_570_468_818_448)
  }

  @Test func `a draw that would favour some numbers is rejected`() {
    // The first number of this state times 3 falls into the biased part, 2⁶⁴ mod 3 = 1 wide: its low word is 0.
    var generator = CyclePermutation.generator(seed: 9_504_898_140_783_267_396, cycle: 0)
    var first = generator
    #expect(first.next().multipliedFullWidth(by: 3).low == 0)
    _ = generator.below(3)
    _ = first.next()
    #expect(generator.state == first.state)
  }

  @Test func `a bound of a third below the whole range rejects every fourth draw`() {
    // With bound 3 · 2⁶² a quarter of all draws is rejected, so 4 numbers cost some 5.33 draws on average.
    var generator = SplitMix64(state: 7)
    let start = generator.state
    for _ in 0..<3000 { #expect(generator.below(3 << 62) < 3 << 62) }
    var counter = SplitMix64(state: start)
    var draws = 0
    while counter.state != generator.state {
      _ = counter.next()
      draws += 1
    }
    #expect((3850...4150).contains(draws))
  }
}
