import FoundationEssentials

extension JSON {
  /// The JSON that a line holds.
  public init(line: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(line.utf8))
  }
}
