import MantelCore
import Synchronization

/// Which fonts captions are drawn with on this system.
public struct CanvasFonts {
  /// One role's font.
  public struct Choice: Equatable, Sendable {
    /// The role.
    public let role: FontRole
    /// The family that Mantel would like.
    public let wanted: String
    /// The family that the system has for it; nil where it has no font at all.
    public let found: String?

    /// A role with the family that is wanted for it and the one that the system has.
    public init(role: FontRole, wanted: String, found: String?) {
      self.role = role
      self.wanted = wanted
      self.found = found
    }

    /// Whether the wanted family is installed. Fontconfig puts another in its place without a word.
    public var isInstalled: Bool { found == wanted }
  }

  /// Every role's font. Reads the system's fonts.
  public static func choices() -> [Choice] {
    TextContext.shared.withLock { context in
      FontRole.allCases.map { role in
        let font = CaptionFont(role)
        return Choice(
          role: role, wanted: font.name, found: context.resolvedFamily(of: font))
      }
    }
  }

  /// The family that is drawn for a role where its own letters suffice; nil where the system has no font at all.
  public static func resolvedFamily(of role: FontRole) -> String? {
    TextContext.shared.withLock { $0.resolvedFamily(of: CaptionFont(role)) }
  }
}
