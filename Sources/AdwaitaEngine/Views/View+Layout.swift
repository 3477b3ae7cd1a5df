import CAdwaita

extension View.Alignment {
  var g: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }

  init(_ alignment: GtkAlign) {
    self =
      switch alignment {
      case GTK_ALIGN_START: .start
      case GTK_ALIGN_END: .end
      case GTK_ALIGN_CENTER: .center
      case GTK_ALIGN_BASELINE: .baseline
      default: .fill
      }
  }

  /// Where a line of text lies in its space: 0 where lines begin, 1 where they end.
  var share: Float {
    switch self {
    case .center: 0.5
    case .end: 1
    default: 0
    }
  }
}

/// Place and size. All lengths are in points: the toolkit's units, of which one is `scaleFactor` pixels.
extension View {
  /// Whether the view wants more width than it needs, where there is more.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(widget) != 0 }
    set { gtk_widget_set_hexpand(widget, newValue.g) }
  }

  /// Whether the view wants more height than it needs, where there is more.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(widget) != 0 }
    set { gtk_widget_set_vexpand(widget, newValue.g) }
  }

  /// How the view lies in a space that is wider than it needs.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(widget)) }
    set { gtk_widget_set_halign(widget, newValue.g) }
  }

  /// How the view lies in a space that is higher than it needs.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(widget)) }
    set { gtk_widget_set_valign(widget, newValue.g) }
  }

  /// `horizontalAlignment`, by the toolkit's name.
  public var halign: Alignment {
    get { horizontalAlignment }
    set { horizontalAlignment = newValue }
  }

  /// `verticalAlignment`, by the toolkit's name.
  public var valign: Alignment {
    get { verticalAlignment }
    set { verticalAlignment = newValue }
  }

  /// Leaves so many points free on all four sides.
  public func setMargins(_ all: Int) {
    setMargins(top: all, bottom: all, start: all, end: all)
  }

  /// Leaves so many points free on each side; where nil, as many as before. Lines of text begin at the start.
  public func setMargins(
    top: Int? = nil, bottom: Int? = nil, start: Int? = nil, end: Int? = nil
  ) {
    if let top { gtk_widget_set_margin_top(widget, Int32(top)) }
    if let bottom { gtk_widget_set_margin_bottom(widget, Int32(bottom)) }
    if let start { gtk_widget_set_margin_start(widget, Int32(start)) }
    if let end { gtk_widget_set_margin_end(widget, Int32(end)) }
  }

  /// Asks for at least this size, in points; nil leaves it to what the view holds.
  public func minimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(widget, Int32(width ?? -1), Int32(height ?? -1))
  }

  /// The width that the view has now, in points; 0 before it is laid out.
  public var width: Int { Int(gtk_widget_get_width(widget)) }

  /// The height that the view has now, in points; 0 before it is laid out.
  public var height: Int { Int(gtk_widget_get_height(widget)) }

  /// Pixels of the screen to a point.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(widget)) }

  /// Whether text is read from right to left here.
  public var isRightToLeft: Bool { gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL }
}
