import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelWords

/// `mantel crop WIDGET PHOTO-ID`: frames a photo, and says which part of it each shape shows.
struct Crop: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let photo: Argument
  private let shape: WidgetShape?
  private let center: (x: Double, y: Double)?
  private let zoom: Double?
  private let resets: Bool
  private let isSmart: Bool

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    guard let photo = invocation.argument(.photo) else {
      preconditionFailure("the parser lets no call through without a photo")
    }
    self.photo = photo
    shape = invocation.choice(.shape)
    center = try invocation.value(.center).map { try Self.point($0, session) }
    zoom = try invocation.value(.zoom).map {
      try DecimalText.number($0, in: CropState.zooms, orElse: session.words.valueNotZoom)
    }
    resets = invocation.flag(.reset)
    isSmart = invocation.flag(.smart)
    if isSmart, resets || center != nil || zoom != nil {
      throw WrongCall(sentence: session.words.smartStandsAlone)
    }
    if resets, center != nil || zoom != nil {
      throw WrongCall(sentence: session.words.resetStandsAlone)
    }
    widget = try session.widget(invocation)
  }

  func run() async throws -> Bool {
    let document = try await result()
    let entry = document.photos[try document.indexOfPhoto(photo.bytes)]
    let original = try session.photos.document(of: entry.photo).original
    let rectangles = WidgetShape.allCases.map { shape in
      (
        shape,
        entry.framing.rectangle(
          photo: original, shape: shape, frame: document.look(of: entry).frame)
      )
    }
    let crop = shape.map { entry.framing.crop(for: $0) } ?? entry.framing.shared
    session.output.say(session.words.cropped(entry, crop: crop, shape: shape))
    for (shape, rectangle) in rectangles {
      session.output.say(session.words.cropRectangle(rectangle, shape: shape))
    }
    let own = WidgetShape.allCases.compactMap { shape in
      entry.framing[shape].map { (shape.token.description, $0) }
    }
    try session.output.answer(
      CropAnswer(
        photo: entry.photo, crop: crop, crops: Dictionary(uniqueKeysWithValues: own),
        rectangles: Dictionary(
          uniqueKeysWithValues: rectangles.map {
            ($0.0.token.description, CropAnswer.Rectangle($0.1))
          })))
    return true
  }

  /// The widget as it is after the call. Only a call that asks for more than an answer needs a shared folder that takes writes.
  private func result() async throws -> WidgetDocument {
    if isSmart { return try await smartlyFramed() }
    return try resets || center != nil || zoom != nil ? changed() : session.widgets.load(widget)
  }

  private func smartlyFramed() async throws -> WidgetDocument {
    let before = try session.widgets.load(widget)
    let identifier = before.photos[try before.indexOfPhoto(photo.bytes)].photo
    let known = try session.photos.document(of: identifier)
    let subject = try await session.lookAgain(at: known)
    switch subject.kind {
    case .faces: session.output.say(session.words.smartlyFramed(faces: subject.parts.count))
    case .saliency: session.output.say(session.words.framedBySaliency)
    case .middle: session.output.say(session.words.framedByMiddle)
    }
    return try session.widgets.update(widget) { document, _ throws(StoreError) in
      let index = try document.indexOfPhoto(Array(identifier.text.utf8))
      let frame = document.look(of: document.photos[index]).frame
      document.photos[index].framing.setSmart(
        SmartFrame.framing(of: subject, in: known.original, frame: frame), for: shape)
    }
  }

  private func changed() throws(StoreError) -> WidgetDocument {
    try session.widgets.update(widget) { document, _ throws(StoreError) in
      let index = try document.indexOfPhoto(photo.bytes)
      change(&document.photos[index].framing)
    }
  }

  private func change(_ framing: inout PhotoFraming) {
    if resets { return framing.reset(shape) }
    var crop = shape.map { framing.crop(for: $0) } ?? framing.shared
    if let center { (crop.centerX, crop.centerY) = center }
    crop.zoom = zoom ?? crop.zoom
    framing.set(crop, for: shape)
  }

  private static func point(_ argument: Argument, _ session: Session) throws -> (
    x: Double, y: Double
  ) {
    let text = try argument.text()
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      DecimalText.number($0)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...1).contains(x),
      (0...1).contains(y)
    else { throw WrongCall(sentence: session.words.valueNotPoint(argument.role, value: text)) }
    return (x, y)
  }
}
