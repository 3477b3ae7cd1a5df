import MantelCore

/// What of a subject one shape can show, at the zoom of 1 that shows most.
struct ShapeFit {
  let shape: WidgetShape
  /// The shape's window at zoom 1, in pixels of the photo.
  let window: CropRectangle
  /// The parts that fit.
  let parts: [SubjectPart]
  /// What must lie inside: the parts, with as much around their cores as there is room for.
  let extent: CropRectangle
  private let photo: PixelSize

  /// How finely the room around the parts is tried out.
  private static let steps = 16

  /// `parts` are all of the subject's, at least one, the largest first.
  init?(_ shape: WidgetShape, aspect: Double, photo: PixelSize, parts: [SubjectPart]) {
    let window = CropGeometry(photo: photo, aspect: aspect).rectangle(CropState())
    let chosen = Self.choice(of: parts, window)
    guard let extent = Self.extent(of: chosen, window) else { return nil }
    self.shape = shape
    self.window = window
    self.parts = chosen
    self.extent = extent
    self.photo = photo
  }

  /// The parts, as much of each as fits the window together with the others, at least their cores.
  private static func extent(of parts: [SubjectPart], _ window: CropRectangle) -> CropRectangle? {
    let extents = (0...steps).reversed().lazy.compactMap { step in
      parts.map { $0.extent(Double(step) / Double(steps)) }.union
    }
    return extents.first { fits($0, window) } ?? parts.map(\.core).union
  }

  private static func fits(_ extent: CropRectangle, _ window: CropRectangle) -> Bool {
    extent.width <= window.width && extent.height <= window.height
  }

  /// All parts if their cores fit the window together; else the largest, with those beside it that make the greatest area together.
  private static func choice(of parts: [SubjectPart], _ window: CropRectangle) -> [SubjectPart] {
    guard let largest = parts.first, let all = parts.map(\.core).union, !fits(all, window) else {
      return parts
    }
    guard fits(largest.core, window) else { return [largest] }
    // The best window can be pushed right and down until a core of it stands at its left edge and one at its top.
    let considered = Array(parts.prefix(64))
    var best = (area: 0.0, parts: [largest])
    for left in considered.map(\.core.x) {
      for top in considered.map(\.core.y) {
        let place = CropRectangle(x: left, y: top, width: window.width, height: window.height)
        guard place.contains(largest.core) else { continue }
        let inside = considered.filter { place.contains($0.core) }
        let area = inside.reduce(0) { $0 + $1.core.area }
        if area > best.area { best = (area, inside) }
      }
    }
    return best.parts
  }

  /// How much of the window the extent fills, along the axis that it fills more.
  var share: Double {
    max(extent.width / window.width, extent.height / window.height)
  }

  /// Where the point of a crop may lie.
  func range(zoom: Double) -> (x: CenterRange, y: CenterRange) {
    (
      CenterRange(
        showing: extent.x...extent.maxX, window: window.width / zoom, photo: Double(photo.width)),
      CenterRange(
        showing: extent.y...extent.maxY, window: window.height / zoom, photo: Double(photo.height))
    )
  }
}
