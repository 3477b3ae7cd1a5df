import CAdwaita

/// Text.
public final class Label: View {
  /// How text looks.
  public enum Style: CaseIterable, Sendable {
    /// As most text does.
    case body
    /// The largest.
    case title1
    /// Large.
    case title2
    /// A little smaller.
    case title3
    /// A little larger than the body.
    case title4
    /// Bold.
    case heading
    /// Small.
    case caption
    /// Less seen than what is around it.
    case dim
    /// With figures that are all equally wide.
    case numeric
    /// In the colour of errors.
    case error

    fileprivate var className: String? {
      switch self {
      case .body: nil
      case .title1: "title-1"
      case .title2: "title-2"
      case .title3: "title-3"
      case .title4: "title-4"
      case .heading: "heading"
      case .caption: "caption"
      case .dim: "dim-label"
      case .numeric: "numeric"
      case .error: "error"
      }
    }
  }

  /// Text in a style. Where it `wraps`, it takes as many lines as it needs. `alignment` says where its lines lie in the label's width.
  public init(
    _ text: String = "", style: Style = .body, wraps: Bool = false, alignment: Alignment = .start
  ) {
    self.style = style
    self.wraps = wraps
    super.init(widget: gtk_label_new(text))
    if let name = style.className { addClass(name) }
    applyWrapping()
    align(alignment)
  }

  /// What it says, never markup.
  public var text: String {
    get { gtk_label_get_text(opaque).map { String(cString: $0) } ?? "" }
    set { if newValue != text { gtk_label_set_text(opaque, newValue) } }
  }

  /// How it looks.
  public var style: Style {
    didSet {
      if let name = oldValue.className { removeClass(name) }
      if let name = style.className { addClass(name) }
    }
  }

  /// Whether it takes as many lines as it needs.
  public var wraps: Bool {
    didSet { applyWrapping() }
  }

  /// Where its lines lie in its width.
  public func align(_ alignment: Alignment) {
    gtk_label_set_xalign(opaque, alignment.share)
    gtk_label_set_justify(
      opaque,
      alignment == .center
        ? GTK_JUSTIFY_CENTER : alignment == .end ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
  }

  /// Whether it ends in "…" where there is no room, rather than asking for more.
  public var ellipsizes: Bool {
    get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
    set {
      gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
    }
  }

  /// Whether "…" stands in its middle rather than at its end, as suits names of files.
  public func ellipsizeInMiddle() {
    gtk_label_set_ellipsize(opaque, PANGO_ELLIPSIZE_MIDDLE)
  }

  /// Whether it can be selected and copied.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue.g) }
  }

  /// The width that it asks for at most, in characters; nil for no limit.
  public var maxWidthCharacters: Int? {
    get { Self.limit(gtk_label_get_max_width_chars(opaque)) }
    set { gtk_label_set_max_width_chars(opaque, Int32(newValue ?? -1)) }
  }

  /// How many lines it takes at most where it wraps and ellipsizes; nil for no limit.
  public var lines: Int? {
    get { Self.limit(gtk_label_get_lines(opaque)) }
    set { gtk_label_set_lines(opaque, Int32(newValue ?? -1)) }
  }

  /// The view that the keyboard goes to by the label's mnemonic, and that is named by the label for those who do not see it.
  public func names(_ view: View) {
    view.accessibleName = text
  }

  private static func limit(_ number: Int32) -> Int? { number < 0 ? nil : Int(number) }

  private func applyWrapping() {
    gtk_label_set_wrap(opaque, wraps.g)
    if wraps { gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR) }
  }
}
