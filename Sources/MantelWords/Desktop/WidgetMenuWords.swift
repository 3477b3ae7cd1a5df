import MantelCore

/// What the program on the desktop says for itself: its menu, and why it does not run.
extension Words {
  /// The name of the menu.
  public var menuName: String { say("Edit Widget") }
  /// On to the next photo.
  public var menuNext: String { say("Next Photo") }
  /// Back to the photo before.
  public var menuPrevious: String { say("Previous Photo") }
  /// The order becomes a shuffled one.
  public var menuShuffle: String { say("Shuffle Photos") }
  /// Leads to the names of all widgets.
  public var menuWidgets: String { say("Show Widget") }
  /// Leads to the shapes.
  public var menuShapes: String { say("Shape") }
  /// Leads to the ways in which a widget can be coloured.
  public var menuTints: String { say("Color") }
  /// As the photo is.
  public var menuFullColor: String { say("Full Color") }
  /// In greys.
  public var menuGray: String { say("Gray") }
  /// In shades of the colour that the desktop accents things with.
  public var menuAccent: String { say("The Desktop’s Accent Color") }
  /// In shades of a colour that was chosen on the command line.
  public func menuOwnColor(_ color: String) -> String { say("Shades of {color}", ["color": color]) }
  /// Widgets can be dragged.
  public var menuArrange: String { say("Arrange Widgets") }
  /// Opens the app.
  public var menuEdit: String { say("Edit in Mantel") }
  /// Takes the widget off the desktop.
  public var menuRemove: String { say("Remove from Desktop") }

  /// A shape's name.
  public func shapeName(_ shape: WidgetShape) -> String {
    switch shape {
    case .small: say("Small")
    case .medium: say("Medium")
    case .large: say("Large")
    }
  }

  /// There is no desktop to show anything on.
  public var noDisplay: String {
    say(
      "Mantel cannot reach a screen: neither WAYLAND_DISPLAY nor DISPLAY names one that answers; start it in a desktop session."
    )
  }

  /// The program for the desktop was called with something that it does not know.
  public func widgetCallUnknown(_ argument: String) -> String {
    say(
      "mantel-widget does not know {argument}; mantel desktop starts it as it should be.",
      [
        "argument": quoted(argument)
      ])
  }
}
