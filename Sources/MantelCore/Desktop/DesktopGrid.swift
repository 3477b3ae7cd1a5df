/// The grid that widgets on a desktop lie on, and the places it has left.
///
/// Its lines are `step` points apart. In the left half of a work area they are counted from its left edge, in the right half from its right
/// one, and likewise from top and bottom, so that widgets keep whole steps from the edge that they are near.
public enum DesktopGrid {
  /// Points from one line to the next; the gap between neighbours, too.
  public static let step = 16.0

  /// Within this many points a widget goes to the edge of another instead of to a line.
  static let reach = 8.0

  /// Where a widget that was let go at a place comes to lie: on the grid or in line with another widget, and inside the work area.
  public static func snapped(
    _ place: DesktopPlace, size: PointSize, in workArea: DesktopArea, others: [DesktopArea]
  ) -> DesktopPlace {
    let x = axis(
      place.x, length: size.width, from: workArea.x, to: workArea.right,
      edges: others.map { ($0.x, $0.right) })
    let y = axis(
      place.y, length: size.height, from: workArea.y, to: workArea.bottom,
      edges: others.map { ($0.y, $0.bottom) })
    return DesktopPlace(x: x, y: y)
  }

  /// The place itself where it lies inside the work area, else the nearest that does; the top left counts most where there is no room.
  public static func inside(_ place: DesktopPlace, size: PointSize, of workArea: DesktopArea)
    -> DesktopPlace
  {
    DesktopPlace(
      x: bounded(place.x, length: size.width, from: workArea.x, to: workArea.right),
      y: bounded(place.y, length: size.height, from: workArea.y, to: workArea.bottom))
  }

  /// A place for one more widget: in columns from the top right, two steps from the edge and a step from the others; where the work area is
  /// full, over them in that corner.
  public static func freePlace(
    for size: PointSize, in workArea: DesktopArea, others: [DesktopArea]
  ) -> DesktopPlace {
    let margin = 2 * step
    let first = inside(
      DesktopPlace(x: workArea.right - margin - size.width, y: workArea.y + margin), size: size,
      of: workArea)
    var x = first.x
    while x >= workArea.x {
      var y = first.y
      while y + size.height <= workArea.bottom {
        let candidate = DesktopArea(x: x, y: y, width: size.width, height: size.height)
        let near = others.filter { candidate.isCloser(than: step, to: $0) }
        guard let lowest = near.map({ $0.bottom }).max() else { return DesktopPlace(x: x, y: y) }
        y = max(y + 1, lowest + step)
      }
      x -= step
    }
    return first
  }

  /// One axis of `snapped`; all in points along it.
  private static func axis(
    _ place: Double, length: Double, from start: Double, to end: Double,
    edges: [(Double, Double)]
  ) -> Double {
    guard place.isFinite else { return start }
    // Neither side's lines go beyond the middle, so that a widget on a line stays there whatever side it is counted from.
    let most = ((end - start - length) / 2 / step).rounded(.down)
    let fromStart = start + min(((place - start) / step).rounded(), most) * step
    let fromEnd = end - length - min(((end - length - place) / step).rounded(), most) * step
    let line = abs(fromStart - place) <= abs(fromEnd - place) ? fromStart : fromEnd
    var best = line
    var distance = reach
    for (near, far) in edges {
      // In line with the other's edges, or beside it.
      for candidate in [near, far - length, far + step, near - step - length] {
        let way = abs(candidate - place)
        if way < distance { (best, distance) = (candidate, way) }
      }
    }
    return bounded(best, length: length, from: start, to: end)
  }

  private static func bounded(_ place: Double, length: Double, from start: Double, to end: Double)
    -> Double
  {
    guard place.isFinite else { return start }
    return max(start, min(place, end - length))
  }
}
