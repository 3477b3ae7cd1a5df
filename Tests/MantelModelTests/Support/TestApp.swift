import CanvasEngine
import JPEGEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelStore
import MantelSystem
import MantelWords
import TestSupport
import Testing

/// The app over a shared folder of one test's own, with fakes for everything that takes time.
@MainActor
final class TestApp {
  let test: TestHome
  let pause = FakePause()
  let rendering = FakeRendering()
  let importer = FakeImporter()
  let subjects = FakeSubjects()
  let app: AppModel
  private let clock: SetClock

  /// An app without widgets that reads so many photos at once.
  init(width: Int = 1, zone: TimeZoneRules = .utc, time: Int64 = 1_800_000_000) throws {
    test = try TestHome()
    let clock = SetClock(time)
    self.clock = clock
    let words = Words(.english)
    app = AppModel(
      AppServices(
        home: test.home, words: words, dates: .dayFirst,
        now: { Moment(time: clock.time, zone: zone) }, pause: pause, importer: importer,
        subjects: subjects, rendering: rendering, captions: CaptionPainter(),
        painter: PreviewPainter(test.home, words: words, dates: .dayFirst) {
          PreviewPainter.Tools(
            opening: JPEGOpening(), captions: CaptionPainter(), notices: NoticePainter())
        },
        width: width))
  }

  /// The clock's Unix second.
  var time: Int64 {
    get { clock.time }
    set { clock.time = newValue }
  }

  var words: Words { app.words }
  var desktop: DesktopStore { DesktopStore(test.home) }

  /// Makes a widget with photos of 400 × 300 pixels in their order, changes it, opens it and selects its first photo.
  @discardableResult
  func openWidget(
    photos: Int = 3, _ number: Int = 1, named name: String = "Hearth",
    _ change: (inout WidgetDocument) -> Void = { _ in }
  ) throws -> WidgetModel {
    let made = try makeWidget(photos: photos, number, named: name, change)
    app.gallery.refresh()
    app.open(made.id)
    let open = try #require(app.open)
    open.select(made.photos.first?.photo)
    return open
  }

  /// The same without opening it.
  func makeWidget(
    photos: Int = 3, _ number: Int = 1, named name: String = "Hearth",
    _ change: (inout WidgetDocument) -> Void = { _ in }
  ) throws -> WidgetDocument {
    let id = "00000000-0000-4000-8000-00000000000\(number)"
    let made = try test.makeWidget(name, id: id, photos: photos)
    for photo in 0..<photos { _ = try test.publish(photo) }
    return try test.widgets.update(made.id) { document, _ in change(&document) }
  }

  /// The widget as it is in the folder.
  func stored(_ widget: WidgetModel) throws -> WidgetDocument {
    try test.widgets.load(widget.id)
  }

  /// How the widget's first photo is framed in the folder.
  func storedFraming(_ widget: WidgetModel) throws -> PhotoFraming {
    try #require(try stored(widget).photos.first).framing
  }

  /// Another process changes the widget; the app has not heard of it yet.
  func elsewhere(_ widget: WidgetIdentifier, _ change: (inout WidgetDocument) -> Void) throws {
    let moment = Moment(time: time, zone: .utc)
    try test.widgets.update(widget) { document, offset throws(StoreError) in
      try document.edit(offset: offset, at: moment) { document throws(StoreError) in
        change(&document)
      }
    }
  }

  /// Writes a file that the importer takes for a photo; the same text makes the same photo.
  func photoFile(_ text: String, named name: String? = nil) throws -> FilePath {
    try test.folder.write(
      FakeImporter.mark + Array(text.utf8), to: name ?? "from/\(text).jpg")
  }

  /// The texts of the files that a widget's photos came from, by their names.
  func names(_ widget: WidgetDocument) -> [String] {
    widget.photos.map { $0.source.path.lossyName }
  }
}

/// A clock that stands until it is set.
@MainActor
final class SetClock {
  var time: Int64

  init(_ time: Int64) {
    self.time = time
  }
}

/// Opens JPEGs.
final class JPEGOpening: SmallPictureOpening {
  func pixels(of file: OpenFile) throws(ImagingError) -> PixelBuffer {
    try pixels(of: file, side: RenderRecipe.longestSide)
  }

  func pixels(of file: OpenFile, side: Int) throws(ImagingError) -> PixelBuffer {
    guard let photo = try JPEGDecoder().decode(file, format: .jpeg, side: side) else {
      throw .unsupported(.jpeg, detail: "none of the test's own")
    }
    return photo.pixels
  }
}
