import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

/// Makes the cards of placements from the shared folder. Nothing here fails: a card with less on it stands for what cannot be read.
///
/// Used by one thread.
public final class DesktopCards {
  private let home: HomeFolder
  private let words: Words
  private let dates: DateStyle
  private let widgets: WidgetStore
  /// The documents and taps that were read last, which serve while a file is damaged.
  private var known: [WidgetIdentifier: WidgetDocument] = [:]
  private var taps: [WidgetIdentifier: Int64] = [:]

  /// Cards of a shared folder, in a language.
  public init(_ home: HomeFolder, words: Words, dates: DateStyle) {
    self.home = home
    self.words = words
    self.dates = dates
    widgets = WidgetStore(home)
  }

  /// What a placement shows at a moment on a monitor of `scale` pixels a point, on a desktop that accents things with a colour.
  public func card(
    of placement: Placement, scale: Double, accent: SRGBColor?, at moment: Moment
  ) -> DesktopCard {
    let tint = placement.tint.look(accent: accent)
    let document: WidgetDocument
    do {
      document = try read(placement.widget)
    } catch {
      return notice(error.notice(words), of: placement, scale, tint)
    }
    let offset = offset(of: placement.widget)
    guard
      let shown = try? widgets.shown(document, shape: placement.shape, offset: offset, at: moment)
    else { return notice(words.noticeOfEmptyWidget(document.name), of: placement, scale, tint) }

    let photo = shown.photo
    let details = try? PhotoStore(home).document(of: photo.photo)
    let captions = PhotoCaptions(
      details.map { [photo.photo: $0] } ?? [:], of: document, words, dates: dates)
    let caption = captions[photo, moment]
    let plan = ShowPlan(
      photo, details, of: document, widgets.readableManifest(of: document.id), in: home,
      shape: placement.shape, scale: scale, caption: caption, tint: tint, from: .small)
    // Only how long ago a photo was taken changes by the calendar.
    let ages = document.look(of: photo).caption == .ago
    let wakes = [shown.until, ages ? moment.nextMidnight : nil].compactMap { $0 }
    return DesktopCard(
      content: .photo(photo.photo, plan.steps),
      size: placement.shape.points.pixels(scale: scale), scale: scale,
      name: words.spokenName(of: photo, caption: caption?.text),
      description: words.spokenDescription(
        of: photo, taken: details?.metadata?.taken.map { words.date($0.date, dates) },
        in: document.name),
      until: shown.until, wake: wakes.min(),
      missingPicture: plan.isSharp ? nil : plan.wantedFile,
      stamps: plan.steps.map { step in step.file.flatMap { try? FileStatus.of($0) } })
  }

  /// The widget's document; the one read before where the file is damaged now.
  private func read(_ widget: WidgetIdentifier) throws(StoreError) -> WidgetDocument {
    do {
      let document = try widgets.load(widget)
      known[widget] = document
      return document
    } catch .widgetNotFound(let name) {
      known[widget] = nil
      throw .widgetNotFound(name)
    } catch {
      guard let document = known[widget] else { throw error }
      return document
    }
  }

  private func offset(of widget: WidgetIdentifier) -> Int64 {
    if let offset = try? widgets.offset(of: widget) { taps[widget] = offset }
    return taps[widget] ?? 0
  }

  private func notice(
    _ notice: Notice, of placement: Placement, _ scale: Double, _ tint: TintedLook
  ) -> DesktopCard {
    DesktopCard(
      content: .notice(notice, tint), size: placement.shape.points.pixels(scale: scale),
      scale: scale, name: notice.title, description: notice.detail, until: nil, wake: nil,
      missingPicture: nil, stamps: [])
  }
}

extension StoreError {
  /// What stands on the desktop for a widget whose document cannot be read.
  fileprivate func notice(_ words: Words) -> Notice {
    if case .widgetNotFound = self { return words.noticeOfMissingWidget }
    return words.noticeOfUnreadableWidget(words.explain(self))
  }
}
