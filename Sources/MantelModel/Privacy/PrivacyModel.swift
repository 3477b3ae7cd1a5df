import MantelStore
import MantelSystem
import Observation

/// What is stored where, how large it is, and that this program talks to nobody.
@Observable
public final class PrivacyModel {
  /// Something that is stored.
  public struct Row: Equatable, Sendable, Identifiable {
    /// What it is.
    public enum Kind: Sendable, CaseIterable {
      case photos, widgets, desktop
    }
    /// What it is.
    public var id: Kind { kind }
    /// What it is.
    public let kind: Kind
    /// Where.
    public let path: FilePath
    /// In bytes.
    public let bytes: Int64
  }

  /// What is stored; nil until it has been looked at.
  public private(set) var rows: [Row]?
  /// How many connections to a network this process has open; nil where that cannot be told.
  public private(set) var connections: Int?

  @ObservationIgnored private let services: AppServices

  /// The privacy of a shared folder.
  public init(_ services: AppServices) {
    self.services = services
  }

  /// The shared folder.
  public var folder: FilePath { services.home.root }

  /// Looks again.
  public func refresh() async {
    let home = services.home
    (rows, connections) = await Self.look(home)
  }

  @concurrent
  private nonisolated static func look(_ home: HomeFolder) async -> ([Row], Int?) {
    let rows = Row.Kind.allCases.map { kind in
      let path =
        switch kind {
        case .photos: home.root.appending("photos")
        case .widgets: home.root.appending("widgets")
        case .desktop: home.root.appending("desktop")
        }
      return Row(kind: kind, path: path, bytes: FolderSize.bytes(in: path))
    }
    return (rows, NetworkSockets.ofThisProcess)
  }
}
