import MantelSystem
import MantelCore

/// How a placed widget is coloured.
public enum DesktopTint: Equatable, Hashable, Sendable {
  /// As it was made.
  case none
  /// In greys alone.
  case gray
  /// In shades of the colour that the desktop accents things with; in full colour where it names none.
  case accent
  /// In shades of this colour.
  case color(SRGBColor)

  /// Reads `none`, `gray`, `accent` or a colour as web pages write it, `#3478F6`; nil for anything else.
  public init?(_ text: String) {
    switch text {
    case "none": self = .none
    case "gray": self = .gray
    case "accent": self = .accent
    default:
      guard let color = SRGBColor(hexadecimal: text) else { return nil }
      self = .color(color)
    }
  }

  /// What `init` reads.
  public var text: String {
    switch self {
    case .none: "none"
    case .gray: "gray"
    case .accent: "accent"
    case .color(let color): color.hexadecimal
    }
  }

  /// The look, on a desktop that accents things with this colour; nil where it names none.
  public func look(accent: SRGBColor?) -> TintedLook {
    switch self {
    case .none: .fullColor
    case .gray: .desaturated
    case .accent: accent.map { .accented($0) } ?? .fullColor
    case .color(let color): .accented(color)
    }
  }
}

extension DesktopTint: Codable {
  /// Reads the text; anything else is a `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let tint = DesktopTint(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no tint")
    }
    self = tint
  }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension SRGBColor {
  /// A colour as web pages write it: `#3478F6`, in either case.
  public init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ "0123456789abcdefABCDEF".utf8.contains($0) }),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red8: UInt8(number >> 16), green8: UInt8(number >> 8 & 255), blue8: UInt8(number & 255))
  }

  /// What `init(hexadecimal:)` reads, in lower case, eight bits a channel.
  public var hexadecimal: String {
    let bytes = bytes
    return "#" + [bytes.red, bytes.green, bytes.blue].hexadecimal
  }
}
