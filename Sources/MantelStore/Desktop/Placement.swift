import MantelCore

/// A widget on the desktop: where, in which shape, how coloured.
public struct Placement: Codable, Equatable, Sendable {
  /// Which one.
  public let id: PlacementIdentifier
  /// The widget that it shows.
  public var widget: WidgetIdentifier
  /// In which shape.
  public var shape: WidgetShape
  /// The monitor by its connector, such as `DP-1`; nil for the main one, whichever that is.
  public var output: String?
  /// Where on the work area of its monitor; nil until a place was found for it.
  public var place: DesktopPlace?
  /// How it is coloured.
  public var tint: DesktopTint
  /// Pixels a point of the monitor that showed it last; nil until one has.
  public var scale: Double?

  /// A placement with a new identifier.
  public init(
    widget: WidgetIdentifier, shape: WidgetShape, output: String? = nil, place: DesktopPlace? = nil,
    tint: DesktopTint = .none
  ) {
    id = .random()
    self.widget = widget
    self.shape = shape
    self.output = output
    self.place = place
    self.tint = tint
  }
}

/// What is placed on the desktop.
struct PlacementsDocument: StoreDocument, Equatable {
  static let currentVersion = 1

  var version = currentVersion
  /// In the order in which they were placed.
  var placements: [Placement] = []
}
