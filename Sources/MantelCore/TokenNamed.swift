/// A choice that has one short word wherever it is written down: in documents, on the command line, in links.
///
/// Words are compared as UTF-8 bytes, so that the web page needs no Unicode tables.
public protocol TokenNamed: CaseIterable, Sendable {
  /// The word, in ASCII.
  var token: StaticString { get }
}

extension TokenNamed {
  /// The choice with exactly this word, or nil.
  public init?(token bytes: some Sequence<UInt8>) {
    for candidate in Self.allCases
    where candidate.token.withUTF8Buffer({ bytes.elementsEqual($0) }) {
      self = candidate
      return
    }
    return nil
  }
}
