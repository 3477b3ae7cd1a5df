import MantelCore
import MantelImaging
import Testing

@Suite struct ColorTableTests {
  /// Tetrahedral interpolation of the table as the literature has it: six cases, in Double.
  static func exact(_ table: ColorTable, _ bytes: ArraySlice<UInt8>) -> SRGBColor {
    let positions = bytes.map { Double($0) * 32 / 255 }
    let cells = positions.map { min(Int($0), 31) }
    let (x, y, z) = (
      positions[0] - Double(cells[0]), positions[1] - Double(cells[1]),
      positions[2] - Double(cells[2])
    )
    func corner(_ red: Int, _ green: Int, _ blue: Int) -> SIMD3<Double> {
      let color = table.sample(red: cells[0] + red, green: cells[1] + green, blue: cells[2] + blue)
      return SIMD3<Double>(color.red, color.green, color.blue)
    }
    let (dark, light) = (corner(0, 0, 0), corner(1, 1, 1))
    func path(
      _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ shares: (Double, Double, Double)
    ) -> SRGBColor {
      var sum: SIMD3<Double> = dark * (1 - shares.0)
      sum += first * (shares.0 - shares.1)
      sum += second * (shares.1 - shares.2)
      sum += light * shares.2
      return SRGBColor(red: sum.x, green: sum.y, blue: sum.z)
    }
    if x >= y && y >= z { return path(corner(1, 0, 0), corner(1, 1, 0), (x, y, z)) }
    if x >= z && z >= y { return path(corner(1, 0, 0), corner(1, 0, 1), (x, z, y)) }
    if z >= x && x >= y { return path(corner(0, 0, 1), corner(1, 0, 1), (z, x, y)) }
    if y >= x && x >= z { return path(corner(0, 1, 0), corner(1, 1, 0), (y, x, z)) }
    if y >= z && z >= x { return path(corner(0, 1, 0), corner(0, 1, 1), (y, z, x)) }
    return path(corner(0, 0, 1), corner(0, 1, 1), (z, y, x))
  }

  /// Colours from all over the cube, its corners among them; the fourth byte is noise too.
  static func noise(width: Int = 256, height: Int = 60) -> PixelBuffer {
    var generator = SplitMix64(state: 33)
    return PixelBuffer(size: PixelSize(width: width, height: height)) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: generator.next()) }
      for corner in 0..<8 {
        for channel in 0..<3 { bytes[4 * corner + channel] = corner >> channel & 1 == 1 ? 255 : 0 }
      }
    }
  }

  @Test(arguments: PhotoFilter.allCases)
  func `the fast walk is the exact one within a level`(filter: PhotoFilter) {
    let table = ColorTable(filter: filter, intensity: 0.8)
    let picture = Self.noise()
    var filtered = picture
    filtered.apply(table)
    var farthest = 0.0
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let color = Self.exact(table, picture.bytes[index..<index + 3])
      for (channel, value) in [color.red, color.green, color.blue].enumerated() {
        farthest = max(farthest, abs(Double(filtered.bytes[index + channel]) - value * 255))
      }
    }
    #expect(farthest < 1)
  }

  @Test(arguments: PhotoFilter.allCases)
  func `the table stands for the filter itself`(filter: PhotoFilter) {
    let picture = Self.noise()
    var filtered = picture
    filtered.apply(ColorTable(filter: filter, intensity: 1))
    var offByMore = 0
    for index in stride(from: 0, to: picture.bytes.count, by: 4) {
      let source = picture.bytes[index..<index + 3].map { $0 }
      let wanted = filter.color(
        SRGBColor(red8: source[0], green8: source[1], blue8: source[2])
      ).bytes
      let got = FilterColorsTests.pixel(filtered, index / 4)
      let distance = FilterColorsTests.distance(got, wanted)
      #expect(distance <= 4)
      if distance > 1 { offByMore += 1 }
    }
    #expect(offByMore < picture.bytes.count / 4 / 25)
  }

  @Test func `a table of the identity changes no byte`() {
    let picture = Self.noise()
    var same = picture
    same.apply(ColorTable { $0 })
    #expect(same == picture)
    let sample = ColorTable { $0 }.sample(red: 32, green: 8, blue: 0)
    #expect(sample == SRGBColor(red: 1, green: 0.25, blue: 0))
  }

  @Test(arguments: [0, 1, 2, 3, 7, 60, 61, 1000])
  func `any number of bands gives the same picture`(bands: Int) {
    let table = ColorTable(filter: .process, intensity: 1)
    var whole = Self.noise()
    var banded = whole
    whole.apply(table)
    banded.apply(table, bands: bands)
    #expect(banded == whole)
  }

  @Test func `a function that leaves its range is brought inside`() {
    var picture = Self.noise(width: 8, height: 1)
    picture.apply(ColorTable { _ in SRGBColor(red: .nan, green: -4, blue: .infinity) })
    #expect(FilterColorsTests.pixel(picture, 3) == (0, 0, 255))
  }

  @Test func `greys stay grey through the table`() {
    let grays: [FilterColorsTests.Bytes] = (0...255).map { (UInt8($0), UInt8($0), UInt8($0)) }
    for filter in [PhotoFilter.mono, .tonal, .noir, .fade, .chrome, .vivid] {
      var picture = FilterColorsTests.picture(grays)
      picture.apply(ColorTable(filter: filter, intensity: 0.6))
      for index in grays.indices {
        let pixel = FilterColorsTests.pixel(picture, index)
        #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
      }
    }
  }

  @Test func `the cache answers with what was asked for, also when it is full`() {
    let cache = ColorTableCache(capacity: 2)
    #expect(cache.table(.none, intensity: 1) == nil)
    #expect(cache.table(.noir, intensity: 0) == nil)
    #expect(cache.table(.noir, intensity: .nan) == nil)
    for _ in 0..<2 {
      for (filter, intensity) in [(PhotoFilter.noir, 1.0), (.noir, 0.5), (.sepia, 1), (.noir, 3)] {
        let wanted = ColorTable(filter: filter, intensity: intensity)
        let got = cache.table(filter, intensity: intensity)
        #expect(
          got?.sample(red: 20, green: 9, blue: 3) == wanted.sample(red: 20, green: 9, blue: 3))
      }
    }
  }
}
