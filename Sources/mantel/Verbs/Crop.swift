import CommandLineKit
import MantelCore
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

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    guard let photo = invocation.argument(.photo) else {
      preconditionFailure("the parser lets no call through without a photo")
    }
    self.photo = photo
    shape = invocation.choice(.shape)
    center = try invocation.value(.center).map { try Self.point($0, session) }
    zoom = try invocation.value(.zoom).map { try Self.zoom($0, session) }
    resets = invocation.flag(.reset)
    if resets, center != nil || zoom != nil {
      throw WrongCall(sentence: session.words.resetStandsAlone)
    }
    widget = try session.widget(invocation)
  }

  func run() throws -> Bool {
    let document = try changes ? changed() : session.widgets.load(widget)
    let entry = document.photos[try document.indexOfPhoto(photo.bytes)]
    let original = try session.photos.document(of: entry.photo).original
    let rectangles = WidgetShape.allCases.map { shape in
      (shape, entry.framing.rectangle(photo: original, shape: shape, frame: .fullBleed))
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

  /// Whether the call asks for more than an answer; only then must the shared folder take writes.
  private var changes: Bool { resets || center != nil || zoom != nil }

  private func changed() throws(StoreError) -> WidgetDocument {
    try session.widgets.update(widget) { document, _ throws(StoreError) in
      let index = try document.indexOfPhoto(photo.bytes)
      change(&document.photos[index].framing)
    }
  }

  private func change(_ framing: inout PhotoFraming) {
    if resets {
      if let shape { framing[shape] = nil } else { framing = PhotoFraming() }
      return
    }
    var crop = shape.map { framing.crop(for: $0) } ?? framing.shared
    if let center { (crop.centerX, crop.centerY) = center }
    crop.zoom = zoom ?? crop.zoom
    if let shape { framing[shape] = crop } else { framing.shared = crop }
  }

  /// A number in decimal digits; `Double` alone would take hexadecimal ones too.
  private static func number(_ text: some StringProtocol) -> Double? {
    text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) } ? Double(text) : nil
  }

  private static func point(_ argument: Argument, _ session: Session) throws -> (
    x: Double, y: Double
  ) {
    let text = try argument.text()
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Self.number($0)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], (0...1).contains(x),
      (0...1).contains(y)
    else { throw WrongCall(sentence: session.words.valueNotPoint(argument.role, value: text)) }
    return (x, y)
  }

  private static func zoom(_ argument: Argument, _ session: Session) throws -> Double {
    let text = try argument.text()
    guard let zoom = number(text), CropState.zooms.contains(zoom) else {
      throw WrongCall(sentence: session.words.valueNotZoom(argument.role, value: text))
    }
    return zoom
  }
}
