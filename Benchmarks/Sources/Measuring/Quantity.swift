/// What is measured, and how it is written.
public enum Quantity: Sendable {
  /// Written in ns, µs, ms or s.
  case seconds
  /// Millions of bytes.
  case megabytes
  /// Millions of pixels.
  case megapixels
  /// One measurement over another.
  case ratio
  /// Things that are counted.
  case count

  /// The value with three digits that count, and its unit.
  public func text(_ value: Double) -> String {
    switch self {
    case .seconds:
      let units = [("ns", 1e9), ("µs", 1e6), ("ms", 1e3)]
      let unit = units.first { abs(value) * $0.1 < 999.5 } ?? ("s", 1)
      return Self.digits(value * unit.1) + " " + unit.0
    case .megabytes: return Self.digits(value) + " MB"
    case .megapixels: return Self.fixed(value, places: 1)
    case .ratio: return Self.fixed(value, places: 3)
    case .count: return Self.fixed(value, places: 0)
    }
  }

  private static func digits(_ value: Double) -> String {
    fixed(value, places: value < 9.995 ? 2 : value < 99.95 ? 1 : 0)
  }

  private static func fixed(_ value: Double, places: Int) -> String {
    if value < 0 { return "-" + fixed(-value, places: places) }
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
