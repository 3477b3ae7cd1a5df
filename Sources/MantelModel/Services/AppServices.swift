import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// What every model works with. Nothing of it knows a toolkit; tests put in their own.
public struct AppServices {
  /// The shared folder.
  public let home: HomeFolder
  /// The language.
  public let words: Words
  /// How dates are written.
  public let dates: DateStyle
  /// Now, on the local clock.
  public let now: () -> Moment
  /// Waits.
  public let pause: any Pausing
  /// Reads photos.
  public let importer: any PhotoImporting
  /// Looks again at photos that smart frame has not seen.
  public let subjects: any SubjectFinding
  /// Brings a widget's finished pictures up to date.
  public let rendering: any WidgetRendering
  /// Draws captions.
  public let captions: any CaptionDrawing
  /// Draws what widgets show, away from the screen's thread.
  public let painter: PreviewPainter
  /// How many photos are read at once.
  public let width: Int

  /// Services by hand.
  public init(
    home: HomeFolder, words: Words, dates: DateStyle, now: @escaping () -> Moment,
    pause: any Pausing, importer: any PhotoImporting, subjects: any SubjectFinding,
    rendering: any WidgetRendering, captions: any CaptionDrawing, painter: PreviewPainter,
    width: Int
  ) {
    self.home = home
    self.words = words
    self.dates = dates
    self.now = now
    self.pause = pause
    self.importer = importer
    self.subjects = subjects
    self.rendering = rendering
    self.captions = captions
    self.painter = painter
    self.width = width
  }

  /// The widgets of the shared folder.
  public var widgets: WidgetStore { WidgetStore(home) }
  /// The photos of the shared folder.
  public var photos: PhotoStore { PhotoStore(home) }
  /// What is placed on the desktop.
  public var desktop: DesktopStore { DesktopStore(home) }
}
