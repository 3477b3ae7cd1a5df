/// Answers what is searched for from the desktop's overview (org.gnome.Shell.SearchProvider2). On the main thread; quickly.
public protocol SearchAnswering: AnyObject {
  /// The identifiers of what fits all the terms, best first.
  func results(for terms: [String]) -> [String]
  /// The same, where the terms were extended: only earlier results can still fit.
  func results(for terms: [String], among earlier: [String]) -> [String]
  /// What is shown of results.
  func metas(of ids: [String]) -> [SearchMeta]
  /// A result was chosen.
  func activate(id: String, terms: [String])
  /// All results are to be seen in the program.
  func showAll(terms: [String])
}

/// What is shown of a result.
public struct SearchMeta: Equatable, Sendable {
  /// The result's identifier.
  public let id: String
  /// Its title.
  public let name: String
  /// A line below.
  public let description: String
  /// The path of a picture; nil for none.
  public let iconFile: String?

  /// What is shown of a result.
  public init(id: String, name: String, description: String, iconFile: String? = nil) {
    self.id = id
    self.name = name
    self.description = description
    self.iconFile = iconFile
  }
}
