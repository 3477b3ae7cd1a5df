import MantelCore
import MantelSystem

/// The finished pictures of a widget.
extension WidgetStore {
  /// Waits until no other process makes this widget's pictures, then keeps others from doing so.
  public func renderLock(of identifier: WidgetIdentifier) async throws(StoreError) -> FileLock {
    let folder = home.widget(identifier)
    let result = await onBlockingThread {
      Result { () throws(SystemError) in try FileLock.wait(for: folder.renderLock) }
    }
    return try onSystem { () throws(SystemError) in try result.get() }
  }

  /// The widget's manifest; empty where there is none, or where it is damaged, since it can be made again.
  public func manifest(of identifier: WidgetIdentifier) throws(StoreError) -> ManifestDocument {
    do {
      return try ManifestDocument.readIfThere(at: home.widget(identifier).manifest)
        ?? ManifestDocument()
    } catch .damagedDocument {
      return ManifestDocument()
    }
  }

  /// The manifest's entries whose pictures are there.
  public func finishedRenders(of identifier: WidgetIdentifier) throws(StoreError)
    -> [ManifestDocument.Render]
  {
    finishedRenders(of: identifier, in: try manifest(of: identifier))
  }

  /// The entries of the widget's manifest whose pictures are there.
  public func finishedRenders(of identifier: WidgetIdentifier, in manifest: ManifestDocument)
    -> [ManifestDocument.Render]
  {
    manifest.renders.filter { isWhole($0, of: identifier) }
  }

  /// Whether a finished picture is there, as large as it was when it was made.
  func isWhole(_ render: ManifestDocument.Render, of identifier: WidgetIdentifier) -> Bool {
    guard let status = try? FileStatus.of(path(of: render, of: identifier)) else { return false }
    return status.kind == .file && status.size > 0 && (render.bytes ?? status.size) == status.size
  }

  /// Where the picture lies.
  public func path(of render: ManifestDocument.Render, of identifier: WidgetIdentifier) -> FilePath
  {
    home.widget(identifier).renders.appending(render.file)
  }

  /// Keeps a finished picture; it is not shown before it is published.
  public func save(
    _ picture: OpenFile, as render: ManifestDocument.Render, of identifier: WidgetIdentifier
  ) throws(StoreError) {
    try onSystem { () throws(SystemError) in
      // Not the folders above it: a widget that was deleted meanwhile must not come back as an empty folder.
      try Folder.createLast(home.widget(identifier).renders)
      try AtomicFile.write(contentsOf: picture, to: path(of: render, of: identifier))
    }
  }

  /// Makes saved pictures those that are shown, and removes what they replace and what the widget no longer has.
  ///
  /// To be called under the render lock. A picture is listed before the one that it replaces is removed, so a reader always finds one.
  public func publish(_ made: [ManifestDocument.Render], of document: WidgetDocument)
    throws(StoreError)
  {
    let before = try manifest(of: document.id)
    var after = before
    let replaced = Set(made.map(RenderKey.init))
    let wanted = WantedRenders(document, in: home)
    after.renders.removeAll { replaced.contains(RenderKey($0)) || !wanted.contains($0) }
    after.renders += made
    after.renders.sort { $0.file < $1.file }
    if after != before { try after.write(to: home.widget(document.id).manifest) }
    try removeUnlisted(by: after, of: document.id)
  }

  /// Whether the widget's manifest or folder holds pictures that it no longer has.
  public func hasStaleRenders(_ document: WidgetDocument, _ manifest: ManifestDocument)
    throws(StoreError) -> Bool
  {
    let wanted = WantedRenders(document, in: home)
    if !manifest.renders.allSatisfy(wanted.contains) { return true }
    return try !unlisted(by: manifest, of: document.id).isEmpty
  }

  private func unlisted(by manifest: ManifestDocument, of identifier: WidgetIdentifier)
    throws(StoreError) -> [FilePath]
  {
    let folder = home.widget(identifier).renders
    let listed = Set(manifest.renders.map { Array($0.file.utf8) })
    do {
      return try Folder.names(in: folder).filter { !listed.contains($0) }
        .map { folder.appending(bytes: $0) }
    } catch {
      if error.isNotFound { return [] }
      throw .system(error)
    }
  }

  private func removeUnlisted(by manifest: ManifestDocument, of identifier: WidgetIdentifier)
    throws(StoreError)
  {
    for path in try unlisted(by: manifest, of: identifier) {
      try onSystem { () throws(SystemError) in try Folder.removeFile(path) }
    }
  }
}

/// What a finished picture is of.
private struct RenderKey: Hashable {
  let photo: PhotoIdentifier
  let target: RenderTarget

  init(_ render: ManifestDocument.Render) {
    photo = render.photo
    target = render.target
  }
}

/// Which pictures a widget should have: of which photos, in which shapes and at which scales.
private struct WantedRenders {
  private let photos: Set<PhotoIdentifier>
  private let targets: [RenderTarget]

  init(_ document: WidgetDocument, in home: HomeFolder) {
    photos = Set(document.photos.map(\.photo))
    targets = DesktopStore(home).renderTargets(of: document.id)
  }

  func contains(_ render: ManifestDocument.Render) -> Bool {
    photos.contains(render.photo) && targets.contains(render.target)
  }
}
