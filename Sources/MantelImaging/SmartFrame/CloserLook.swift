import MantelCore

/// A part of a photo that the detector is shown at a larger scale.
struct FaceTile: Equatable {
  /// The part, in pixels of the photo.
  let rectangle: CropRectangle
  /// The size at which it is shown.
  let output: PixelSize

  /// Whether a face that was found in the tile cannot go on beyond it.
  func isWhole(_ face: CropRectangle, in photo: PixelSize) -> Bool {
    let margin = 2 * rectangle.width / Double(output.width)
    return (rectangle.x <= 0 || face.x > rectangle.x + margin)
      && (rectangle.y <= 0 || face.y > rectangle.y + margin)
      && (rectangle.maxX >= Double(photo.width) || face.maxX < rectangle.maxX - margin)
      && (rectangle.maxY >= Double(photo.height) || face.maxY < rectangle.maxY - margin)
  }
}

/// Where to look a second time, at most two tiles.
///
/// Reason for it are faces all of which are small, the largest less than `smallSide` pixels high in the first pass: beside them may be
/// some that are just too small to be seen, and the boxes are coarse. A photo in which the first pass saw no likely face is left alone, and
/// so is one with a large face, whose small ones stand in the background.
struct CloserLook {
  /// In pixels of the first pass: a sixteenth of its longest side.
  private static let smallSide = 40.0
  /// A crowd out of focus and the leaves of a tree are full of faces of less.
  private static let leastConfidence = 0.6
  /// What one tile may cost: two of them are one and a half times a first pass over a photo of 3 : 2.
  private static let pixels = 640.0 * 320
  /// An enlargement by less shows nothing new.
  private static let leastGain = 1.25

  /// In pixels of the first pass.
  let faces: [DetectedFace]
  /// The size of the first pass.
  let picture: PixelSize
  /// The size of the photo itself.
  let photo: PixelSize

  /// The photo's pixels for one of the first pass.
  var scale: Double {
    Double(max(photo.width, photo.height)) / Double(max(picture.width, picture.height, 1))
  }

  /// The tiles, in pixels of the photo.
  var tiles: [FaceTile] {
    let boxes = faces.filter { $0.confidence >= Self.leastConfidence }.map(\.rectangle)
    guard let largest = boxes.map({ max($0.width, $0.height) }).max(), largest < Self.smallSide,
      let found = boxes.union
    else { return [] }
    // People stand beside each other more than above.
    let band = found.grown(x: 4 * largest, y: 2 * largest, within: CropRectangle(picture))
    let single = tile(band)
    if let single, single.gain >= 2 { return [single.tile] }
    let halves = self.halves(of: band, sharing: 2 * largest).compactMap(tile)
    if halves.count == 2 { return halves.map(\.tile) }
    return single.map { [$0.tile] } ?? []
  }

  /// The band in two, its longer side divided; each face of up to the shared length is whole in one of them.
  private func halves(of band: CropRectangle, sharing length: Double) -> [CropRectangle] {
    var (first, second) = (band, band)
    if band.width >= band.height {
      first.width = (band.width + length) / 2
      second.width = first.width
      second.x = band.maxX - second.width
    } else {
      first.height = (band.height + length) / 2
      second.height = first.height
      second.y = band.maxY - second.height
    }
    return [first, second]
  }

  /// The tile that shows a part of the first pass as large as the photo's pixels and the cost allow; nil where that is hardly larger.
  private func tile(_ part: CropRectangle) -> (tile: FaceTile, gain: Double)? {
    let gain = min(
      scale, (Self.pixels / max(part.area, 1)).squareRoot(),
      Double(FaceSearch.side) / max(part.width, part.height, 1))
    guard gain >= Self.leastGain else { return nil }
    let output = PixelSize(
      width: max(1, Int((part.width * gain).rounded())),
      height: max(1, Int((part.height * gain).rounded())))
    let rectangle = CropRectangle(
      x: part.x * scale, y: part.y * scale, width: part.width * scale, height: part.height * scale
    ).intersection(CropRectangle(photo))
    return (FaceTile(rectangle: rectangle, output: output), gain)
  }
}
