/// Words that lead to the next one and say nothing alone: prepositions and articles of the languages that captions are often written in.
enum SmallWords {
  /// The text without the small words at its end: “Greetings from” is “Greetings”, and “In the” is nothing.
  static func trimmed(_ text: Substring) -> Substring {
    var rest = text
    while true {
      let word = rest.split(whereSeparator: \.isWhitespace).last ?? ""
      guard all.contains(word.lowercased()) else { return rest }
      rest = rest[..<word.startIndex]
    }
  }

  private static let all: Set<String> = Set(
    [english, german, spanish, french, italian, portuguese, dutch, russian]
      .joined(separator: " ").split(separator: " ").map(String.init))

  private static let english = "a an and at by from in into near of on the to with"
  private static let german =
    "am an auf aus bei beim das dem den der die ein eine einem einer im in ins mit nach und vom von vor zu zum zur"
  private static let spanish = "a al con de del desde el en la las los por un una y"
  private static let french = "à au aux avec chez d' dans de des du en et la le les par sur un une"
  private static let italian = "a al alla con da dal dalla di e il in la nel nella su un una"
  private static let portuguese = "a ao com da de do e em na no o um uma"
  private static let dutch = "aan bij de een en het in met naar op te uit van"
  private static let russian = "в во из на от с со у"
}
