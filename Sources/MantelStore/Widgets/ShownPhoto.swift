import MantelCore
import MantelSystem

/// What a widget shows at a moment: which photo, and the best picture of it that there is.
public struct ShownPhoto: Sendable {
  /// The photo's place in the widget's list.
  public let index: Int
  /// The photo.
  public let photo: WidgetPhoto
  /// The best picture of it.
  public let picture: Picture
  /// When the next photo comes, in Unix seconds; nil when this one stays.
  public let until: Int64?

  /// A picture, from the best to the least.
  public enum Picture: Equatable, Sendable {
    /// The finished picture of the shape asked for.
    case finished(FilePath)
    /// The photo's thumb.
    case thumb(FilePath)
    /// No file; the photo's mean colour.
    case averageColor(AverageColor)
    /// Nothing is known of the photo any more.
    case none

    /// The picture's file, where it is one.
    public var file: FilePath? {
      switch self {
      case .finished(let path), .thumb(let path): path
      case .averageColor, .none: nil
      }
    }
  }
}

extension WidgetStore {
  /// What the widget shows, nil when it has no photos.
  public func shown(_ document: WidgetDocument, shape: WidgetShape, at moment: Moment)
    throws(StoreError) -> ShownPhoto?
  {
    try shown(document, shape: shape, offset: offset(of: document.id), at: moment)
  }

  /// The same for a widget that was tapped onward `offset` times.
  public func shown(
    _ document: WidgetDocument, shape: WidgetShape, offset: Int64, at moment: Moment
  )
    throws(StoreError) -> ShownPhoto?
  {
    guard !document.photos.isEmpty else { return nil }
    let schedule = document.schedule
    let pinned = document.photos.firstIndex { $0.photo == document.pinned }
    let index =
      pinned
      ?? schedule.index(
        at: moment.time, offset: offset, count: document.photos.count,
        zone: moment.zone.offset(at:))
    let changes = pinned == nil && document.photos.count > 1
    let photo = document.photos[index]
    return ShownPhoto(
      index: index, photo: photo,
      picture: try picture(of: photo.photo, shape: shape, widget: document.id),
      until: changes ? schedule.nextChange(after: moment.time, zone: moment.zone.offset(at:)) : nil)
  }

  /// The folders in which it shows that a widget has changed, or its pictures.
  public func foldersToWatch(of widget: WidgetIdentifier) -> Set<FilePath> {
    let folder = home.widget(widget)
    return [folder.path, folder.renders]
  }

  /// The design's chain: the finished file, else the thumb, else the mean colour.
  func picture(of photo: PhotoIdentifier, shape: WidgetShape, widget: WidgetIdentifier)
    throws(StoreError) -> ShownPhoto.Picture
  {
    if let render = finishedRender(
      of: photo, shape: shape, widget: widget, in: readableManifest(of: widget))
    {
      return .finished(path(of: render, of: widget))
    }
    let store = PhotoStore(home)
    let thumb = store.folder(of: photo).thumb
    if isPicture(thumb) { return .thumb(thumb) }
    guard let document = try? store.document(of: photo) else { return .none }
    return .averageColor(document.averageColor)
  }

  /// The widget's manifest; one that cannot be read lists nothing, since there is still a thumb to show.
  public func readableManifest(of widget: WidgetIdentifier) -> ManifestDocument {
    (try? manifest(of: widget)) ?? ManifestDocument()
  }

  /// The photo's finished picture of a shape in the widget's manifest, be it out of date, at the scale of those that every widget has unless
  /// told otherwise; nil where there is none.
  public func finishedRender(
    of photo: PhotoIdentifier, shape: WidgetShape, scale: Double = RenderTarget.standardScale,
    widget: WidgetIdentifier, in manifest: ManifestDocument
  ) -> ManifestDocument.Render? {
    let target = RenderTarget(shape: shape, scale: scale)
    return manifest.renders.first {
      $0.photo == photo && $0.target == target && isWhole($0, of: widget)
    }
  }

  private func isPicture(_ path: FilePath) -> Bool {
    guard let status = try? FileStatus.of(path) else { return false }
    return status.kind == .file && status.size > 0
  }
}
