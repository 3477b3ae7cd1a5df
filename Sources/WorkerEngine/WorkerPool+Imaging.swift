import MantelImaging
import MantelStore
import MantelSystem
import WorkerMessages

extension WorkerPool: PhotoImporting {
  /// See `PhotoImporting`.
  public func importPhoto(_ file: OpenFile) async throws(ImagingError) -> ImportedPhoto {
    try await perform(.importPhoto, [file]).imported()
  }

  /// See `PhotoImporting`.
  public func identify(_ file: OpenFile) async throws(ImagingError) -> String {
    try await perform(.identify, [file]).identified()
  }
}

extension WorkerPool: ImageRendering {
  /// See `ImageRendering`.
  public func render(_ master: OpenFile, _ recipes: [RenderRecipe]) async throws(ImagingError)
    -> [RenderedPicture]
  {
    var pictures: [RenderedPicture] = []
    for start in stride(from: 0, to: recipes.count, by: WorkerProtocol.filesInMessage) {
      let end = min(start + WorkerProtocol.filesInMessage, recipes.count)
      let part = Array(recipes[start..<end])
      pictures += try await perform(.render(part), [master]).rendered(part.count)
    }
    return pictures
  }
}

extension WorkerPool: SubjectFinding {
  /// See `SubjectFinding`.
  public func subject(of master: OpenFile) async throws(ImagingError) -> SubjectRecord {
    try await perform(.findSubject, [master]).subject()
  }
}

extension WorkerPool: PictureShowing {
  /// See `PictureShowing`.
  public func show(_ file: OpenFile?, _ recipe: ShowRecipe, as format: ShowRecipe.Format)
    async throws(ImagingError) -> OpenFile
  {
    try await perform(.show(recipe, format), file.map { [$0] } ?? []).shown(as: format)
  }

  /// See `PictureShowing`.
  public func sheet(_ pictures: OpenFile, _ recipe: SheetRecipe, as format: ShowRecipe.Format)
    async throws(ImagingError) -> OpenFile
  {
    let text: OpenFile
    do {
      text = try MemoryFile.containing(try WorkerProtocol.encode(recipe))
    } catch let error as SystemError {
      throw .system(error)
    } catch {
      throw .workerMisspoke(detail: "a recipe that cannot be written down")
    }
    return try await perform(.sheet(format), [text, pictures]).shown(as: format)
  }
}

extension WorkerPool {
  /// The bytes that show a picture in at most `columns` × `rows` cells of a terminal.
  ///
  /// `environment` holds the variables that tell what the terminal can do, such as TERM and COLORTERM.
  public func draw(
    _ picture: OpenFile, columns: Int, rows: Int, environment: [String: String]
  ) async throws(ImagingError) -> [UInt8] {
    let request = WorkerRequest.draw(columns: columns, rows: rows, environment: environment)
    return try await perform(request, [picture]).drawn()
  }

  /// What the workers are made of.
  public func about() async throws(ImagingError) -> WorkerDescription {
    try await perform(.about, []).described()
  }
}
