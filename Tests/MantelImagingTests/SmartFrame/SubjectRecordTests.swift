import MantelCore
import MantelImaging
import MantelStore
import Testing

@Suite struct SubjectRecordTests {
  private let photo = PixelSize(width: 2_400, height: 1_600)

  private func face(_ x: Double, _ y: Double, _ side: Double) -> DetectedFace {
    DetectedFace(
      rectangle: CropRectangle(x: x, y: y, width: side, height: side), confidence: 0.9)
  }

  @Test(arguments: PhotoFrame.allCases)
  func `a record frames a photo as its subject does`(frame: PhotoFrame) throws {
    let subjects: [PhotoSubject] = [
      .none, try #require(PhotoSubject(faces: [face(300, 500, 200)], in: photo)),
      try #require(PhotoSubject(faces: [face(100, 500, 200), face(2_000, 400, 260)], in: photo)),
      .salient(
        SalientBox(
          whole: CropRectangle(x: 1_500, y: 200, width: 600, height: 900),
          core: CropRectangle(x: 1_600, y: 300, width: 300, height: 500))),
    ]
    for subject in subjects {
      let one = SmartFrame.framing(of: subject, in: photo, frame: frame)
      let other = SmartFrame.framing(of: SubjectRecord(subject, in: photo), in: photo, frame: frame)
      for shape in WidgetShape.allCases {
        let (first, second) = (one.crop(for: shape), other.crop(for: shape))
        #expect(abs(first.centerX - second.centerX) < 1e-4)
        #expect(abs(first.centerY - second.centerY) < 1e-4)
        #expect(abs(first.zoom - second.zoom) < 1e-3)
      }
    }
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0, 0.0), (-5, -5, 2, 2), (0.2, 0.2, -1, -1), (1e308, 1e308, 1e308, 1e308),
    (-1e308, 0, 1e308, 1), (0.5, 0.5, 1e-300, 1e-300), (7, 7, 1, 1),
  ])
  func `a record that makes no sense still gives a crop that is one`(
    x: Double, y: Double, width: Double, height: Double
  ) {
    let box = SubjectRecord.Box(x: x, y: y, width: width, height: height)
    for kind in [SubjectRecord.Kind.faces, .saliency, .middle] {
      let record = SubjectRecord(kind: kind, parts: [.init(core: box, whole: box)])
      for photo in [photo, PixelSize(width: 1, height: 1), PixelSize(width: 100_000, height: 1)] {
        let framing = SmartFrame.framing(of: record, in: photo, frame: .border)
        for shape in WidgetShape.allCases {
          let crop = framing.crop(for: shape)
          #expect((0...1).contains(crop.centerX) && (0...1).contains(crop.centerY))
          #expect((1...2).contains(crop.zoom))
        }
      }
    }
  }
}
