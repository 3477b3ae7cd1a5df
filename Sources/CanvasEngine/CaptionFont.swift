import MantelCore

/// The font that plays a role on this system.
struct CaptionFont {
  /// The family by the name that the system gives first.
  let name: String
  /// What is asked for, in order; the last stands for whatever the system has of its kind.
  let families: String
  /// On Pango's scale, 400 for regular.
  let weight: UInt32
  /// The font's size for the sans font's to look as large: by the height of its small letters.
  let scale: Double

  /// The font of labels.
  static let label = CaptionFont(
    name: "Inter", families: "Inter,Noto Sans,sans-serif", weight: 400, scale: 1)

  private init(name: String, families: String, weight: UInt32, scale: Double) {
    self.name = name
    self.families = families
    self.weight = weight
    self.scale = scale
  }

  /// The font of a role.
  init(_ role: FontRole) {
    switch role {
    case .sans:
      self.init(name: "Inter", families: "Inter,Noto Sans,sans-serif", weight: 600, scale: 1)
    case .serif:
      // The family has a cut for 12 points and a coarser one for 8.
      self.init(
        name: "EB Garamond",
        families: """
          EB Garamond 12,EB Garamond,Noto Serif,Noto Naskh Arabic,Noto Serif Hebrew,\
          Noto Serif Devanagari,serif
          """,
        weight: 400, scale: 1.26)
    case .rounded:
      self.init(
        name: "Quicksand", families: "Quicksand,Noto Sans,sans-serif", weight: 700, scale: 1.06)
    case .mono:
      self.init(
        name: "JetBrains Mono", families: "JetBrains Mono,Noto Sans Mono,monospace", weight: 600,
        scale: 0.92)
    case .hand:
      self.init(
        name: "Kaushan Script", families: "Kaushan Script,Noto Sans,cursive", weight: 400,
        scale: 1.16)
    }
  }
}
