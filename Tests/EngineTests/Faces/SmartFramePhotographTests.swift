import FaceEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// Smart frame on real photos, by the marks of a person (docs/smart-frame.md has the counts).
@Suite(.serialized) struct SmartFramePhotographTests {
  @Test(.enabled(if: Photographs.processorServes), arguments: Photographs.faces)
  func `every shape with room for the marked faces shows them, known misses apart`(
    marked: MarkedPhoto
  ) throws {
    let photo = try Photographs.photo(marked.name)
    let result = SmartFraming(detector: try Photographs.detector()).framing(of: photo)
    #expect(result.method == .faces)
    let faces = marked.boxes(in: photo.size)
    #expect(
      Verdict(result.framing, photo: photo.size, boxes: faces) == Verdict(marked.truth))
  }

  @Test(.enabled(if: Photographs.processorServes), arguments: Photographs.faces)
  func `no head is cut in a shape with room for all heads, known misses apart`(
    marked: MarkedPhoto
  ) throws {
    let photo = try Photographs.photo(marked.name)
    let result = SmartFraming(detector: try Photographs.detector()).framing(of: photo)
    let heads = marked.boxes(in: photo.size).map { $0.head(in: photo.size) }
    #expect(
      Verdict(result.framing, photo: photo.size, boxes: heads).missed == marked.truth.missed ?? [])
  }

  @Test(.enabled(if: Photographs.processorServes), arguments: Photographs.subjects)
  func `every shape with room for the marked subject shows it, known misses apart`(
    marked: MarkedPhoto
  ) throws {
    let photo = try Photographs.photo(marked.name)
    let result = SmartFraming(detector: try Photographs.detector()).framing(of: photo)
    #expect((result.method == .faces) == (marked.truth.isTakenForPerson ?? false))
    let subject = marked.boxes(in: photo.size)
    #expect(
      Verdict(result.framing, photo: photo.size, boxes: subject) == Verdict(marked.truth))
  }

  @Test(.enabled(if: Photographs.processorServes), arguments: Composite.all)
  func `every shape with room for a group shows all of it, its heads too`(group: Composite) throws {
    let (picture, faces) = try group.made()
    let result = SmartFraming(detector: try Photographs.detector()).framing(of: picture)
    #expect(result.faces == faces.count)
    let heads = faces.map { $0.head(in: picture.size) }
    #expect(Verdict(result.framing, photo: picture.size, boxes: faces).missed == [])
    #expect(Verdict(result.framing, photo: picture.size, boxes: heads).missed == [])
  }

  @Test(
    .enabled(if: Photographs.processorServes),
    arguments: [PhotoOrientation.rotatedRight, .rotatedHalf, .rotatedLeft])
  func `a photo that EXIF turns is framed as it stands upright`(orientation: PhotoOrientation)
    throws
  {
    let names = ["astronaut.png", "zidane.jpg", "obama.jpg"]
    for marked in Photographs.faces where names.contains(marked.name) {
      let photo = try Photographs.photo(marked.name)
      let turned = try Self.turned(photo, orientation)
      #expect(turned.size == photo.size)
      let result = SmartFraming(detector: try Photographs.detector()).framing(of: turned)
      #expect(result.method == .faces)
      let faces = marked.boxes(in: photo.size)
      #expect(
        Verdict(result.framing, photo: photo.size, boxes: faces) == Verdict(marked.truth),
        "\(marked.name)")
    }
  }

  @Test func `the marks are read`() {
    #expect(Photographs.faces.count >= 12)
    #expect(Photographs.subjects.count >= 12)
  }

  /// The photo stored turned, with an EXIF segment that says so, and decoded again.
  private static func turned(_ photo: PixelBuffer, _ orientation: PhotoOrientation) throws
    -> PixelBuffer
  {
    let back: PhotoOrientation =
      switch orientation {
      case .rotatedRight: .rotatedLeft
      case .rotatedLeft: .rotatedRight
      default: orientation
      }
    let stored = try JPEGEncoder().encode(photo.upright(from: back), quality: 90)
      .readAll(limit: 1 << 26)
    let number = UInt8(orientation.rawValue)
    let directory: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0, 0, 0, 0,
      0,
    ]
    let segment = [0xFF, 0xE1, 0, UInt8(8 + directory.count)] + Array("Exif\0\0".utf8) + directory
    let file = try MemoryFile.containing(Array(stored.prefix(2)) + segment + stored.dropFirst(2))
    let decoded = try JPEGDecoder().decode(file, format: .jpeg, side: PhotoLimits.masterSide)
    return try #require(decoded).pixels
  }
}
