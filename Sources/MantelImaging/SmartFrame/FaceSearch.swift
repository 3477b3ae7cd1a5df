import MantelCore

/// Looks for the faces of a photo: once over all of it, and where they are small once more, closely.
struct FaceSearch {
  /// The longest side of what the detector is shown of a whole photo, in pixels.
  static let side = 640

  let detector: any FaceDetecting

  /// The faces of a photo, in its pixels, each once, the surest first; those of little confidence too.
  ///
  /// `picture` is all of the photo within `side`. One pass of the detector, and up to two more if `CloserLook` finds reason.
  func faces(in master: PixelBuffer, seenAs picture: PixelBuffer) -> [DetectedFace] {
    let found = detector.faces(in: picture)
    let closer = CloserLook(faces: found, picture: picture.size, photo: master.size)
    var faces = found.map { $0.mapped(scale: closer.scale, x: 0, y: 0) }
    for tile in closer.tiles { faces += self.faces(in: tile, of: master) }
    return Self.merged(faces)
  }

  private func faces(in tile: FaceTile, of master: PixelBuffer) -> [DetectedFace] {
    let picture = master.scaled(tile.rectangle, to: tile.output)
    let scale = tile.rectangle.width / Double(tile.output.width)
    return detector.faces(in: picture)
      .map { $0.mapped(scale: scale, x: tile.rectangle.x, y: tile.rectangle.y) }
      .filter { tile.isWhole($0.rectangle, in: master.size) }
  }

  /// Of faces that cover each other, the surest.
  private static func merged(_ faces: [DetectedFace]) -> [DetectedFace] {
    let ordered = faces.sorted { first, second in
      (-first.confidence, first.rectangle.y, first.rectangle.x)
        < (-second.confidence, second.rectangle.y, second.rectangle.x)
    }
    var kept: [DetectedFace] = []
    for face in ordered {
      let isNew = kept.allSatisfy { other in
        let shared = face.rectangle.intersection(other.rectangle).area
        return shared < 0.5 * min(face.rectangle.area, other.rectangle.area)
      }
      if isNew { kept.append(face) }
    }
    return kept
  }
}
