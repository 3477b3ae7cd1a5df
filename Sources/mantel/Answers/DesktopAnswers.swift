import MantelCore
import MantelStore

/// `mantel place`, and each placement of `mantel desktop`.
struct PlacementAnswer: Encodable {
  let placement: PlacementIdentifier
  let widget: WidgetIdentifier
  /// Of the widget, null where it is gone; only where placements of several widgets are told of.
  let name: Nullable<String>?
  let shape: WidgetShape
  /// The monitor's connector; null for the main one.
  let output: Nullable<String>
  /// In points from the top left of what panels leave of the monitor; null until a place was found.
  let x: Nullable<Double>
  let y: Nullable<Double>
  let tint: DesktopTint
  /// Whether it is on screen.
  let shown: Bool

  init(_ placement: Placement, name: Nullable<String>? = nil, isShown: Bool) {
    self.placement = placement.id
    widget = placement.widget
    self.name = name
    shape = placement.shape
    output = Nullable(placement.output)
    x = Nullable(placement.place?.x)
    y = Nullable(placement.place?.y)
    tint = placement.tint
    shown = isShown
  }
}

/// `mantel unplace`.
struct UnplaceAnswer: Encodable {
  let widget: WidgetIdentifier
  let removed: Int
}

/// `mantel desktop`.
struct DesktopAnswer: Encodable {
  let running: Bool
  /// The process that shows the widgets, by its number.
  let process: Nullable<Int32>
  /// Whether the user's sessions start it.
  let autostart: Bool
  let placements: [PlacementAnswer]
}

/// `mantel open`.
struct OpenAnswer: Encodable {
  let link: String
  /// The program that was started.
  let program: String
}

/// `mantel now --waybar`: what waybar's custom module takes. `text` and `tooltip` are Pango markup.
struct WaybarAnswer: Encodable {
  let text: String
  let alt: String
  let tooltip: String
  let `class`: [String]
}
