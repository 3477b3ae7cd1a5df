import MantelCore
import MantelImaging
import Testing

/// What holds for every group on every photo, tried on groups made from seeds.
@Suite struct SmartFramePropertyTests {
  static let seeds = 0..<UInt64(2000)

  func window(_ photo: PixelSize, _ shape: WidgetShape, _ frame: PhotoFrame) -> CropRectangle {
    PhotoFraming().rectangle(photo: photo, shape: shape, frame: frame)
  }

  func fits(_ group: CropRectangle, _ window: CropRectangle) -> Bool {
    group.width <= window.width && group.height <= window.height
  }

  @Test(arguments: PhotoFrame.allCases)
  func `every face is in every shape that has room for the group`(frame: PhotoFrame) throws {
    var withRoom = 0
    for seed in Self.seeds {
      let sample = FrameCase(seed: seed)
      let subject = try #require(PhotoSubject(faces: sample.faces, in: sample.photo))
      guard case .faces(let faces) = subject else { continue }
      let framing = SmartFrame.framing(of: subject, in: sample.photo, frame: frame)
      let group = bounds(faces.map(\.rectangle))
      for (shape, shown) in zip(WidgetShape.allCases, sample.rectangles(framing, frame))
      where fits(group, window(sample.photo, shape, frame)) {
        withRoom += 1
        #expect(lies(group, in: shown), "seed \(seed), \(shape)")
      }
    }
    #expect(withRoom > 3000)
  }

  @Test func `no head is cut in a shape that has room for all heads`() throws {
    var withRoom = 0
    for seed in Self.seeds {
      let sample = FrameCase(seed: seed)
      let subject = try #require(PhotoSubject(faces: sample.faces, in: sample.photo))
      guard case .faces(let faces) = subject else { continue }
      let framing = SmartFrame.framing(of: subject, in: sample.photo)
      let whole = CropRectangle(
        x: 0, y: 0, width: Double(sample.photo.width), height: Double(sample.photo.height))
      let heads = cut(bounds(faces.map(\.head)), to: whole)
      for (shape, shown) in zip(WidgetShape.allCases, sample.rectangles(framing, .fullBleed))
      where fits(heads, window(sample.photo, shape, .fullBleed)) {
        withRoom += 1
        #expect(lies(heads, in: shown), "seed \(seed), \(shape)")
      }
    }
    #expect(withRoom > 2000)
  }

  func cut(_ rectangle: CropRectangle, to whole: CropRectangle) -> CropRectangle {
    let (left, top) = (max(rectangle.x, 0), max(rectangle.y, 0))
    return CropRectangle(
      x: left, y: top, width: min(rectangle.x + rectangle.width, whole.width) - left,
      height: min(rectangle.y + rectangle.height, whole.height) - top)
  }

  @Test func `where the group has no room its largest face is shown`() throws {
    var without = 0
    for seed in Self.seeds {
      let sample = FrameCase(seed: seed)
      let subject = try #require(PhotoSubject(faces: sample.faces, in: sample.photo))
      guard case .faces(let faces) = subject else { continue }
      let framing = SmartFrame.framing(of: subject, in: sample.photo)
      let largest = try #require(
        faces.map(\.rectangle).max { $0.width * $0.height < $1.width * $1.height })
      for (shape, shown) in zip(WidgetShape.allCases, sample.rectangles(framing, .fullBleed))
      where !fits(bounds(faces.map(\.rectangle)), window(sample.photo, shape, .fullBleed)) {
        without += 1
        #expect(lies(largest, in: shown), "seed \(seed), \(shape)")
      }
    }
    #expect(without > 300)
  }

  @Test func `crops are valid and the zoom never leaves 1 to 2`() throws {
    var zoomed = 0
    for seed in Self.seeds {
      let sample = FrameCase(seed: seed)
      let subject = try #require(PhotoSubject(faces: sample.faces, in: sample.photo))
      let framing = SmartFrame.framing(of: subject, in: sample.photo)
      for crop in [framing.shared, framing.small, framing.medium, framing.large].compactMap(\.self)
      {
        #expect(crop.isValid && (1...2).contains(crop.zoom), "seed \(seed)")
        zoomed += crop.zoom > 1 ? 1 : 0
      }
    }
    #expect(zoomed > 50)
  }

  @Test func `the order in which faces are found changes nothing`() throws {
    for seed in Self.seeds {
      let sample = FrameCase(seed: seed)
      let forwards = try #require(PhotoSubject(faces: sample.faces, in: sample.photo))
      let backwards = try #require(
        PhotoSubject(faces: sample.faces.reversed(), in: sample.photo))
      #expect(
        SmartFrame.framing(of: forwards, in: sample.photo)
          == SmartFrame.framing(of: backwards, in: sample.photo), "seed \(seed)")
    }
  }
}
