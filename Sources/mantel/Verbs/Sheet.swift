import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine

/// `mantel sheet WIDGET --out FILE`: writes a page with every photo of the widget in every shape, as it is shown.
struct Sheet: VerbAction {
  /// On a page with more photos than this everything is half as large.
  private static let largePhotos = 12

  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let target: PictureTarget

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    moment = try session.moment(invocation)
    target = try PictureTarget(invocation, session)
    widget = try session.widget(invocation)
  }

  func run() async throws -> Bool {
    try session.checkTarget(target.path)
    let document = try session.widgets.load(widget)
    guard !document.photos.isEmpty else {
      throw Refusal(sentence: session.words.nothingToShow(document.name))
    }
    var bytes: [UInt8] = []
    let known = session.documents(of: document.photos)
    let captions = session.captions(known, of: document)
    let manifest = session.widgets.readableManifest(of: widget)
    let groups = document.photos.map { photo in
      let plans = WidgetShape.allCases.map { shape in
        ShowPlan(
          photo, known[photo.photo], of: document, manifest, in: session.home, shape: shape,
          caption: captions[photo, moment])
      }
      let name = String(decoding: photo.source.path.lastComponent, as: UTF8.self)
      return SheetRecipe.Group(label: name, pictures: plans.map { picture($0, &bytes) })
    }
    let scale = document.photos.count > Self.largePhotos ? 0.5 : 1
    let recipe = SheetRecipe(groups: groups, scale: scale)
    guard let size = recipe.pageSize else {
      preconditionFailure("a page of 1 to 50 photos always has a size")
    }
    let page = try await session.workers().sheet(
      try MemoryFile.containing(bytes), recipe, as: target.format)
    try target.write(page)
    session.output.say(
      session.words.pictureWritten(target.path, width: size.width, height: size.height))
    try session.output.answer(
      PictureAnswer(
        file: target.path.lossyText, width: size.width, height: size.height,
        picture: Nullable(nil), current: Nullable(nil), caption: Nullable(nil)))
    return true
  }

  /// The best of a plan's pictures that can be read; its file's bytes go to the end of `bytes`.
  private func picture(_ plan: ShowPlan, _ bytes: inout [UInt8]) -> SheetRecipe.Picture {
    for step in plan.steps {
      guard let path = step.file else { break }
      guard
        let file = try? OpenFile.open(path, for: .reading).readAll(limit: Self.pictureSize),
        file.starts(with: [0xFF, 0xD8, 0xFF])
      else { continue }
      bytes += file
      return SheetRecipe.Picture(length: file.count, show: step.recipe, fallback: plan.color)
    }
    return SheetRecipe.Picture(
      length: 0, show: plan.steps[plan.steps.count - 1].recipe, fallback: plan.color)
  }

  /// The most bytes of one of our own pictures.
  private static let pictureSize = 64 << 20
}
