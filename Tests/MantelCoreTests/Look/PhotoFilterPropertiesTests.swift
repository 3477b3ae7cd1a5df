import MantelCore
import Testing

@Suite struct PhotoFilterPropertiesTests {
  static let filters = PhotoFilter.allCases.filter { $0 != .none }
  static let keepingGray: Set<PhotoFilter> = [.mono, .tonal, .noir, .fade, .chrome, .vivid]

  @Test(arguments: PhotoFilter.allCases)
  func `no intensity is exactly the photo`(filter: PhotoFilter) {
    for color in ColorGrid.colors(steps: 9) {
      #expect(filter.color(color, intensity: 0) == color)
      #expect(filter.color(color, intensity: -1) == color)
      #expect(filter.color(color, intensity: .nan) == color)
      #expect(PhotoFilter.none.color(color) == color)
    }
  }

  @Test(arguments: filters)
  func `half the intensity is half way`(filter: PhotoFilter) {
    for color in ColorGrid.colors(steps: 5) {
      let whole = filter.color(color)
      let middle = color.mixed(with: whole, share: 0.5)
      #expect(ColorGrid.distance(filter.color(color, intensity: 0.5), middle) < 1e-12)
      #expect(filter.color(color, intensity: 7) == whole)
    }
  }

  @Test(arguments: filters)
  func `every channel stays in its range`(filter: PhotoFilter) {
    let beyond = [SRGBColor(red: -1, green: 2, blue: .nan), SRGBColor(gray: .infinity)]
    for color in ColorGrid.colors(steps: 17) + beyond {
      let filtered = filter.color(color)
      for channel in [filtered.red, filtered.green, filtered.blue] {
        #expect((0...1).contains(channel))
      }
    }
  }

  @Test(arguments: filters)
  func `a lighter grey never becomes darker`(filter: PhotoFilter) {
    let filtered = ColorGrid.grays.map { filter.color($0) }
    for (darker, lighter) in zip(filtered, filtered.dropFirst()) {
      #expect(lighter.red >= darker.red - 1e-12)
      #expect(lighter.green >= darker.green - 1e-12)
      #expect(lighter.blue >= darker.blue - 1e-12)
      #expect(lighter.luminance > darker.luminance - 1e-12)
    }
    #expect(filtered[255].luminance > filtered[0].luminance + 0.4)
  }

  @Test(arguments: filters)
  func `greys stay grey where the film has no cast and take it where it has one`(
    filter: PhotoFilter
  ) {
    let spread = ColorGrid.grays.map { gray -> Double in
      let color = filter.color(gray)
      return max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
    }
    if Self.keepingGray.contains(filter) {
      #expect(spread.allSatisfy { $0 < 1e-12 })
    } else {
      #expect(spread[128] > 0.03 && spread[240] > 0.05)
    }
  }

  @Test(arguments: [PhotoFilter.mono, .tonal, .noir])
  func `black-and-white film has no colour at all`(filter: PhotoFilter) {
    for color in ColorGrid.colors(steps: 9) {
      let filtered = filter.color(color)
      #expect(filtered.red == filtered.green && filtered.green == filtered.blue)
    }
  }

  /// No banding: see the bound that `color` promises.
  @Test(arguments: filters)
  func `neighbouring colours stay neighbours`(filter: PhotoFilter) {
    let step = 1.0 / 1024
    for color in ColorGrid.colors(steps: 13) {
      let here = filter.color(color)
      for (red, green, blue) in [
        (1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 1, 1), (1, 0, -1), (-1, 1, 1), (1, -1, 1),
      ] {
        let there = filter.color(
          SRGBColor(
            red: color.red + red * step, green: color.green + green * step,
            blue: color.blue + blue * step))
        #expect(ColorGrid.distance(here, there) <= 3 * step)
      }
    }
  }

  @Test func `no two filters look alike`() {
    let colors = ColorGrid.colors(steps: 7)
    for one in PhotoFilter.allCases {
      for other in PhotoFilter.allCases where other != one {
        var sum = 0.0
        for color in colors { sum += ColorGrid.distance(one.color(color), other.color(color)) }
        #expect(sum / Double(colors.count) > 0.05, "\(one) and \(other)")
      }
    }
  }
}
