import MantelCore
import MantelStore

extension PhotoDocument {
  /// What smart frame chooses under a frame; nil for a photo that was never looked at.
  func smartFraming(frame: PhotoFrame) -> PhotoFraming? {
    subject.map { SmartFrame.framing(of: $0, in: original, frame: frame) }
  }

  /// The framing that the photo starts with under a frame: what smart frame chooses, or the middle where the photo was never looked at.
  public func startingFraming(frame: PhotoFrame) -> PhotoFraming {
    smartFraming(frame: frame).map(PhotoFraming.init(chosenBySmartFrame:)) ?? PhotoFraming()
  }
}

extension WidgetDocument {
  /// A photo as it would come into this widget, framed for the widget's frame.
  public func entry(of photo: PhotoDocument, from source: SourceRecord) -> WidgetPhoto {
    var entry = WidgetPhoto(photo: photo.id, source: source, framing: PhotoFraming())
    entry.framing = photo.startingFraming(frame: look(of: entry).frame)
    return entry
  }

  /// Where a photo's frame is not the one that it had `before`, smart frame chooses anew among what it has chosen; what a hand has set
  /// stays.
  public mutating func followFrames(from before: WidgetDocument, photos store: PhotoStore) {
    for index in photos.indices where !photos[index].framing.smart.isEmpty {
      let entry = photos[index]
      guard look(of: entry).frame != before.look(of: entry).frame,
        let photo = try? store.document(of: entry.photo)
      else { continue }
      refreshSmartFraming(at: index, by: photo)
    }
  }

  /// Smart frame chooses anew, for the photo that stands at an index now, what it had chosen there.
  mutating func refreshSmartFraming(at index: Int, by photo: PhotoDocument) {
    guard let framing = photo.smartFraming(frame: look(of: photos[index]).frame) else { return }
    photos[index].framing.refreshSmart(framing)
  }
}
