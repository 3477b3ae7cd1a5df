/// A finger that drags a photo about in its window.
///
/// `move` takes the whole way since the finger went down, so no error adds up. Distances are points of the view, to the right and down.
public struct CropDrag: Equatable, Sendable {
  private let geometry: CropGeometry
  private let view: PointSize
  private let start: CropState
  private var isSnappedX: Bool
  private var isSnappedY: Bool
  /// The crop now, its point perhaps past the limits: draw it with `CropGeometry.freeRectangle`.
  public private(set) var crop: CropState

  /// A drag that begins with `crop` on screen in a view of this size, whose aspect is the geometry's.
  public init(_ crop: CropState, geometry: CropGeometry, view: PointSize) {
    self.geometry = geometry
    self.view = view
    start = geometry.settled(crop)
    self.crop = start
    isSnappedX = start.centerX == 0.5
    isSnappedY = start.centerY == 0.5
  }

  /// Takes the photo along to where the finger is now. Answers whether to tick: the point has just snapped to the photo's middle.
  public mutating func move(x: Double, y: Double) -> Bool {
    let visible = geometry.freeRectangle(start)
    let room = geometry.room(start)
    let horizontal = DragAxis(
      extent: view.width, visible: visible.width / geometry.photoWidth, room: room.x)
    let vertical = DragAxis(
      extent: view.height, visible: visible.height / geometry.photoHeight, room: room.y)
    let (centerX, snapsX) = horizontal.dragged(from: start.centerX, by: x)
    let (centerY, snapsY) = vertical.dragged(from: start.centerY, by: y)
    let ticks = (snapsX && !isSnappedX) || (snapsY && !isSnappedY)
    // Where there is no room, the middle is no place to arrive at.
    (isSnappedX, isSnappedY) = (snapsX || room.x < 1e-9, snapsY || room.y < 1e-9)
    crop = CropState(centerX: centerX, centerY: centerY, zoom: start.zoom)
    return ticks
  }

  /// Whether the photo's middle is in the window's middle from left to right, and could be elsewhere.
  public var isCenteredX: Bool { crop.centerX == 0.5 && geometry.room(start).x >= 1e-9 }
  /// From top to bottom.
  public var isCenteredY: Bool { crop.centerY == 0.5 && geometry.room(start).y >= 1e-9 }

  /// The crop to keep when the finger lifts, its point within the limits.
  public var ended: CropState { geometry.settled(crop) }
}

/// One axis of a drag; lengths in shares of the photo's side unless told otherwise.
private struct DragAxis {
  /// The view's extent in points.
  let extent: Double
  /// How much of the photo the view shows.
  let visible: Double
  /// How far the point can move from one limit to the other.
  let room: Double

  /// Where a way in points takes the point, and whether it has snapped to the middle.
  func dragged(from start: Double, by way: Double) -> (center: Double, snaps: Bool) {
    guard extent > 0, extent.isFinite, way.isFinite else { return (start, false) }
    let perPoint = visible / extent
    let center = start - way * perPoint
    let reach = max(room, 0) / 2
    let past = abs(center - 0.5) - reach
    if past > 0 {
      let banded = rubberBand(past / perPoint, extent: extent) * perPoint
      return (center < 0.5 ? 0.5 - reach - banded : 0.5 + reach + banded, false)
    }
    return abs(center - 0.5) <= snapDistance ? (0.5, true) : (center, false)
  }

  /// Within this distance of the photo's middle the point snaps to it.
  private var snapDistance: Double { 0.02 }
}

/// How far a photo follows a finger that has gone `distance` past its edge, in a view of this extent: less and less, never the whole extent.
public func rubberBand(_ distance: Double, extent: Double) -> Double {
  guard distance > 0, extent > 0 else { return 0 }
  return (1 - 1 / (distance * 0.55 / extent + 1)) * extent
}
