import MantelCore

/// The font that plays a role on this system.
struct CaptionFont {
  /// The family by name, as fontconfig knows it.
  let family: String
  /// What stands in where the family is not installed.
  let substitutes: String
  /// On Pango's scale, 400 for regular.
  let weight: UInt32
  /// The font's size for the sans font's to look as large: by the height of its small letters.
  let scale: Double

  /// The font of labels.
  static let label = CaptionFont(
    family: "Inter", substitutes: "sans-serif", weight: 400, scale: 1)

  private init(family: String, substitutes: String, weight: UInt32, scale: Double) {
    self.family = family
    self.substitutes = substitutes
    self.weight = weight
    self.scale = scale
  }

  /// The font of a role.
  init(_ role: FontRole) {
    switch role {
    case .sans:
      (family, substitutes, weight, scale) = ("Inter", "sans-serif", 600, 1)
    case .serif:
      // Cut for 12 points; its sibling for 8 is coarser.
      (family, substitutes, weight, scale) = ("EB Garamond 12", "EB Garamond,serif", 400, 1.26)
    case .rounded:
      (family, substitutes, weight, scale) = ("Quicksand", "sans-serif", 700, 1.06)
    case .mono:
      (family, substitutes, weight, scale) = ("JetBrains Mono", "monospace", 600, 0.92)
    case .hand:
      (family, substitutes, weight, scale) = ("Kaushan Script", "cursive", 400, 1.16)
    }
  }
}
