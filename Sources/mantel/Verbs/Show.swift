import CommandLineKit
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords
import WorkerEngine

/// `mantel show WIDGET --out FILE`: writes the picture that the widget shows.
struct Show: VerbAction {
  private let session: Session
  private let widget: WidgetIdentifier
  private let moment: Moment
  private let shape: WidgetShape
  private let scale: Double
  private let tint: TintedLook
  private let target: PictureTarget

  init(_ invocation: Invocation, _ session: Session) throws {
    self.session = session
    shape = invocation.shape
    moment = try session.moment(invocation)
    scale =
      try invocation.value(.scale).map {
        try DecimalText.number($0, in: RenderTarget.scales, orElse: session.words.valueNotScale)
      } ?? RenderTarget.standardScale
    tint = try invocation.value(.tint).map { try Self.tint($0, session) } ?? .fullColor
    target = try PictureTarget(invocation, session)
    widget = try session.widget(invocation)
  }

  func run() async throws -> Bool {
    try session.checkTarget(target.path)
    let document = try session.widgets.load(widget)
    guard let shown = try session.widgets.shown(document, shape: shape, at: moment) else {
      throw Refusal(sentence: session.words.nothingToShow(document.name))
    }
    let known = session.documents(of: [shown.photo])
    let caption = session.captions(known, of: document)[shown.photo, moment]
    let plan = ShowPlan(
      shown.photo, known[shown.photo.photo], of: document,
      session.widgets.readableManifest(of: widget), in: session.home, shape: shape, scale: scale,
      caption: caption, tint: tint)
    let (picture, quality) = try await make(plan)
    try target.write(picture)
    let size = shape.points.pixels(scale: scale)
    session.output.say(
      session.words.pictureWritten(target.path, width: size.width, height: size.height))
    if !plan.isCurrent { session.output.say(session.words.pictureOutOfDate) }
    try session.output.answer(
      PictureAnswer(
        file: target.path.lossyText, width: size.width, height: size.height,
        picture: Nullable(quality.rawValue), current: Nullable(plan.isCurrent),
        caption: Nullable(caption?.text)))
    return true
  }

  /// The picture by the best way that works: a damaged file is no blank.
  private func make(_ plan: ShowPlan) async throws -> (OpenFile, ShowPlan.Step.Quality) {
    let workers = try session.workers()
    for step in plan.steps.dropLast() {
      do {
        let file = try step.file.map { try OpenFile.open($0, for: .reading) }
        return (try await workers.show(file, step.recipe, as: target.format), step.quality)
      } catch ImagingError.cancelled {
        throw ImagingError.cancelled
      } catch {
        continue
      }
    }
    let last = plan.steps[plan.steps.count - 1]
    return (try await workers.show(nil, last.recipe, as: target.format), last.quality)
  }

  private static func tint(_ argument: Argument, _ session: Session) throws -> TintedLook {
    let text = try argument.text()
    switch text {
    case "none": return .fullColor
    case "gray": return .desaturated
    default:
      guard let color = SRGBColor(hexadecimal: text) else {
        throw WrongCall(sentence: session.words.valueNotTint(argument.role, value: text))
      }
      return .accented(color)
    }
  }
}
