/// A place in the app that a widget, a card or another program leads to. No link changes anything by itself.
///
/// `photokeep://calendar/2026-12-01`, `photokeep://sort`, `photokeep://story/2026-12-01`, `photokeep://pending`, `photokeep://start`,
/// `mantel://widget/<uuid>`, `mantel://shuffle/<uuid>`
public enum MantelLink: Hashable, Sendable {
  /// A day in the calendar.
  case calendar(CivilDate)
  /// Sorting.
  case sort
  /// A day's story.
  case story(CivilDate)
  /// What waits to be deleted.
  case pending
  /// The front page.
  case start
  /// A photo widget.
  case widget(UUIDBytes)
  /// A photo widget, with the offer to shuffle it.
  case shuffle(UUIDBytes)

  /// Reads a link in UTF-8.
  ///
  /// The scheme may be in either case (RFC 3986, 3.1). Everything else is taken as it stands and must be just what `utf8` writes, but for
  /// the case of a UUID's digits: nothing is unescaped, and there is no query, no fragment and no slash too many. nil for all that is no
  /// such link.
  public init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= Self.maximumLength else { return nil }
    let text = Array(bytes)
    if let rest = Self.rest(of: text[...], behindScheme: Self.photokeep) {
      self.init(photokeep: rest)
    } else if let rest = Self.rest(of: text[...], behindScheme: Self.mantel) {
      self.init(mantel: rest)
    } else {
      return nil
    }
  }

  /// The link in UTF-8. A day that no link can name, before the year 0 or after 9999, leads to the front page.
  public var utf8: [UInt8] {
    switch self {
    case .calendar(let date): Self.link("calendar/", date)
    case .sort: Self.link(Self.photokeep, "sort")
    case .story(let date): Self.link("story/", date)
    case .pending: Self.link(Self.photokeep, "pending")
    case .start: Self.link(Self.photokeep, "start")
    case .widget(let uuid): Self.link(Self.mantel, "widget/") + uuid.utf8
    case .shuffle(let uuid): Self.link(Self.mantel, "shuffle/") + uuid.utf8
    }
  }

  /// The link as text, as `utf8` has it.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// No link is longer, in bytes; the longest, `mantel://shuffle/<uuid>`, has 53.
  private static let maximumLength = 64
  private static let photokeep: StaticString = "photokeep://"
  private static let mantel: StaticString = "mantel://"

  private init?(photokeep rest: ArraySlice<UInt8>) {
    if let day = Self.rest(of: rest, behind: "calendar/") {
      guard let date = Self.date(day) else { return nil }
      self = .calendar(date)
    } else if let day = Self.rest(of: rest, behind: "story/") {
      guard let date = Self.date(day) else { return nil }
      self = .story(date)
    } else if Self.isWord(rest, "sort") {
      self = .sort
    } else if Self.isWord(rest, "pending") {
      self = .pending
    } else if Self.isWord(rest, "start") {
      self = .start
    } else {
      return nil
    }
  }

  private init?(mantel rest: ArraySlice<UInt8>) {
    if let text = Self.rest(of: rest, behind: "widget/") {
      guard let uuid = UUIDBytes(text: text) else { return nil }
      self = .widget(uuid)
    } else if let text = Self.rest(of: rest, behind: "shuffle/") {
      guard let uuid = UUIDBytes(text: text) else { return nil }
      self = .shuffle(uuid)
    } else {
      return nil
    }
  }

  private static func isWord(_ text: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.elementsEqual($0) }
  }

  /// What stands behind `start`; nil where the text does not begin so.
  private static func rest(of text: ArraySlice<UInt8>, behind start: StaticString)
    -> ArraySlice<UInt8>?
  {
    start.withUTF8Buffer { text.starts(with: $0) ? text.dropFirst($0.count) : nil }
  }

  /// The same for a scheme and its slashes, whose letters may be in either case.
  private static func rest(of text: ArraySlice<UInt8>, behindScheme scheme: StaticString)
    -> ArraySlice<UInt8>?
  {
    scheme.withUTF8Buffer { buffer in
      text.starts(with: buffer) { letter, expected in
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
        return (isUpper ? letter + 32 : letter) == expected
      } ? text.dropFirst(buffer.count) : nil
    }
  }

  /// A date of the calendar from `YYYY-MM-DD`.
  private static func date(_ text: ArraySlice<UInt8>) -> CivilDate? {
    guard text.count == 10, text[text.startIndex + 4] == dash, text[text.startIndex + 7] == dash,
      let year = number(text.prefix(4)), let month = number(text.dropFirst(5).prefix(2)),
      let day = number(text.dropFirst(8))
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int64? {
    var number: Int64 = 0
    for digit in digits {
      guard (zero...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int64(digit - zero)
    }
    return number
  }

  private static func link(_ scheme: StaticString, _ rest: StaticString) -> [UInt8] {
    scheme.withUTF8Buffer { Array($0) } + rest.withUTF8Buffer { Array($0) }
  }

  private static func link(_ place: StaticString, _ date: CivilDate) -> [UInt8] {
    guard (0...9999).contains(date.year) else { return link(photokeep, "start") }
    return link(photokeep, place) + digits(date.year, 4) + [dash] + digits(date.month, 2) + [dash]
      + digits(date.day, 2)
  }

  private static func digits(_ number: Int64, _ count: Int) -> [UInt8] {
    var digits = [UInt8](repeating: zero, count: count)
    var rest = number
    for index in digits.indices.reversed() {
      digits[index] += UInt8(rest % 10)
      rest /= 10
    }
    return digits
  }
}

private let dash = UInt8(ascii: "-")
private let zero = UInt8(ascii: "0")
