import MantelCore
import MantelImaging
import Testing

@Suite struct ScalingTests {
  @Test(arguments: [(1, 1), (7, 5), (100, 80), (333, 41)])
  func `a picture of one colour keeps it at every size`(width: Int, height: Int) {
    let plain = PixelBuffer(width: 64, height: 48) { _, _ in (200, 3, 255) }
    let scaled = plain.scaled(plain.whole, to: PixelSize(width: width, height: height))
    #expect(scaled == PixelBuffer(width: width, height: height) { _, _ in (200, 3, 255) })
  }

  @Test func `a picture scaled to its own size is itself`() {
    let picture = PixelBuffer.noise(width: 61, height: 37)
    #expect(picture.scaled(picture.whole, to: picture.size) == picture)
  }

  @Test(arguments: [
    (0.0, 0.0, 61.0, 37.0, 20, 30), (3.3, 2.7, 20.5, 11.25, 13, 9), (10.5, 0, 5.25, 37, 40, 74),
    (0, 36, 61, 1, 5, 5), (60.25, 36.5, 0.75, 0.5, 3, 2), (0, 0, 61, 37, 1, 1),
  ])
  func `every part at every size is what the definition says`(
    x: Double, y: Double, width: Double, height: Double, columns: Int, rows: Int
  ) {
    let picture = PixelBuffer.noise(width: 61, height: 37)
    let part = CropRectangle(x: x, y: y, width: width, height: height)
    let output = PixelSize(width: columns, height: rows)
    let expected = ReferenceScaling.scaled(picture, part, to: output)
    #expect(picture.scaled(part, to: output).distance(to: expected) <= 1)
  }

  @Test func `half a pixel of the part's edge is half a pixel of the picture`() {
    let ramp = PixelBuffer(width: 100, height: 1) { x, _ in (UInt8(2 * x), 0, 0) }
    let part = CropRectangle(x: 20.5, y: 0, width: 60, height: 1)
    let scaled = ramp.scaled(part, to: PixelSize(width: 60, height: 1))
    // Output pixel i has its middle at source position 21 + i, between pixels 20 + i and 21 + i.
    for index in 0..<60 { #expect(scaled.red(index, 0) == UInt8(2 * (20 + index) + 1)) }
  }

  @Test func `a ramp stays a ramp when it shrinks`() {
    let ramp = PixelBuffer(width: 240, height: 240) { x, y in (UInt8(x), UInt8(y), 0) }
    let scaled = ramp.scaled(ramp.whole, to: PixelSize(width: 60, height: 60))
    for index in 3..<57 {
      #expect(abs(Int(scaled.red(index, 30)) - (4 * index + 2)) <= 1)
    }
  }

  @Test func `noise keeps its mean`() {
    let picture = PixelBuffer.noise(width: 500, height: 300)
    let before = picture.averageColor
    let after = picture.scaled(picture.whole, to: PixelSize(width: 77, height: 45)).averageColor
    #expect(abs(Int(before.red) - Int(after.red)) <= 1)
    #expect(abs(Int(before.green) - Int(after.green)) <= 1)
    #expect(abs(Int(before.blue) - Int(after.blue)) <= 1)
  }

  @Test func `beside an edge white does not turn black, nor black white`() {
    let step = PixelBuffer(width: 64, height: 8) { x, _ in x < 32 ? (0, 0, 0) : (255, 255, 255) }
    let scaled = step.scaled(step.whole, to: PixelSize(width: 160, height: 20))
    for x in 0..<75 { #expect(scaled.red(x, 10) < 40) }
    for x in 85..<160 { #expect(scaled.red(x, 10) > 215) }
  }

  @Test func `a line of 20000 pixels keeps its course`() {
    let line = PixelBuffer(width: 1, height: 20_000) { _, y in (UInt8(y / 80), 0, 0) }
    let scaled = line.fitted(within: 2560)
    #expect(scaled.size == PixelSize(width: 1, height: 2560))
    for y in stride(from: 10, to: 2550, by: 100) {
      #expect(abs(Int(scaled.red(0, y)) - Int(Double(y) * 7.8125) / 80) <= 1)
    }
  }

  @Test func `a picture far too large is fitted as if it had been scaled in one step`() {
    let waves = PixelBuffer(width: 1001, height: 777) { x, y in
      (UInt8((x / 3 + y / 5) % 256), UInt8(x / 4), UInt8(y / 4))
    }
    let fitted = waves.fitted(within: 100)
    let expected = waves.scaled(waves.whole, to: fitted.size)
    #expect(fitted.size == PixelSize(width: 100, height: 78))
    #expect(abs(Int(fitted.averageColor.green) - Int(expected.averageColor.green)) <= 1)
    let smooth = PixelBuffer(width: 1001, height: 777) { x, y in (UInt8(x / 4), UInt8(y / 4), 9) }
    #expect(
      smooth.fitted(within: 100)
        .distance(to: smooth.scaled(smooth.whole, to: fitted.size)) <= 1)
  }

  @Test func `what fits already is left alone`() {
    let picture = PixelBuffer.noise(width: 30, height: 20)
    #expect(picture.fitted(within: 30) == picture)
  }

  @Test func `rows are asked for once each, from the top, and none that is not needed`() {
    let picture = PixelBuffer.noise(width: 40, height: 400)
    var asked: [Int] = []
    picture.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      _ = PixelBuffer(
        scaling: CropRectangle(x: 0, y: 100, width: 40, height: 50), of: picture.size,
        to: PixelSize(width: 40, height: 50)
      ) {
        asked.append($0)
        return base + $0 * picture.bytesPerRow
      }
    }
    #expect(asked == Array((asked.first ?? 0)...(asked.last ?? 0)))
    #expect(asked.first.map { (97...100).contains($0) } == true)
    #expect(asked.last.map { (149...153).contains($0) } == true)
  }

  @Test func `what stops the rows stops the scaling`() {
    struct Stop: Error {}
    let size = PixelSize(width: 8, height: 8)
    #expect(throws: Stop.self) {
      _ = try PixelBuffer(
        scaling: CropRectangle(x: 0, y: 0, width: 8, height: 8), of: size,
        to: PixelSize(width: 4, height: 4)
      ) { (_) throws(Stop) in throw Stop() }
    }
  }
}
