import MantelCore
import MantelStore
import MantelSystem

/// Of what a widget's picture is made, and how, as it is shown now.
public struct ShowPlan: Sendable {
  /// One way to make it.
  public struct Step: Equatable, Sendable {
    /// How good the picture is.
    public enum Quality: String, Sendable {
      /// The finished picture, or one that is made of the master as it would be.
      case finished
      /// Made of the photo's thumb.
      case thumb
      /// The photo's mean colour.
      case color
    }

    /// How good it is.
    public let quality: Quality
    /// The file that it is made of; nil for a colour.
    public let file: FilePath?
    /// How it is made.
    public let recipe: ShowRecipe
  }

  /// Which files a picture may be made of.
  public enum Sources: Sendable {
    /// The finished picture, the master, the thumb: whatever gives the best.
    case everything
    /// The finished picture, at another scale if need be, and the thumb: what a widget opens, for which nothing large is decoded.
    case small
  }

  /// The ways from the best to the least; the next is taken where a file is missing or damaged. The last needs no file.
  public let steps: [Step]
  /// The photo's mean colour, which stands for it where no file can be read.
  public let color: AverageColor
  /// Whether there is a finished picture, and it is as the widget is now.
  public let isCurrent: Bool
  /// Whether there is a finished picture at this very scale, be it out of date.
  public let isSharp: Bool
  /// The name that the finished picture at this scale has, once it is there.
  public let wantedFile: String

  /// The plan for a photo of a widget in a shape, at `scale` pixels a point, with this caption. `known` is the photo's document, nil
  /// where it cannot be read, and `manifest` the widget's.
  ///
  /// Where there is a finished picture at that scale it is the one that the widget shows, be it out of date; else it is made of what
  /// `sources` allows.
  public init(
    _ photo: WidgetPhoto, _ known: PhotoDocument?, of widget: WidgetDocument,
    _ manifest: ManifestDocument, in home: HomeFolder, shape: WidgetShape,
    scale: Double = RenderTarget.standardScale, caption: Caption?, tint: TintedLook = .fullColor,
    from sources: Sources = .everything
  ) {
    let document = known ?? Self.unknown(photo.photo)
    let targets = [
      RenderTarget(shape: shape, scale: scale), RenderTarget(shape: shape),
    ]
    let items = RenderPlan.items(
      for: photo, document, look: widget.look(of: photo), targets: targets)
    let recipe = items[0].recipe
    func step(
      _ quality: Step.Quality, _ file: FilePath?, _ ground: ShowRecipe.Ground,
      ink: CaptionInk? = nil
    ) -> Step {
      let recipe = ShowRecipe(
        ground: ground, render: recipe, caption: caption, ink: ink, tint: tint)
      return Step(quality: quality, file: file, recipe: recipe)
    }
    let store = WidgetStore(home)
    let renders = targets.map { target in
      store.finishedRender(
        of: photo.photo, shape: shape, scale: target.scale, widget: widget.id, in: manifest)
    }
    func finished(_ index: Int) -> Step? {
      renders[index].map { render in
        // The ink of a picture that is out of date is for the place of its own frame.
        let ink = render.file == items[index].render.file ? render.ink : nil
        return step(.finished, store.path(of: render, of: widget.id), .finished, ink: ink)
      }
    }

    var steps: [Step] = []
    if let best = finished(0) { steps.append(best) }
    let isStandard = scale == RenderTarget.standardScale
    if !isStandard, known == nil || sources == .small, let other = finished(1) {
      steps.append(other)
    }
    if known != nil {
      let folder = PhotoStore(home).folder(of: photo.photo)
      // A widget without a finished picture shows the thumb until there is one.
      if sources == .everything, renders.contains(where: { $0 != nil }) {
        steps.append(step(.finished, folder.master, .photo))
      }
      steps.append(step(.thumb, folder.thumb, .photo))
    }
    steps.append(step(.color, nil, .color(document.averageColor)))
    self.steps = steps
    color = document.averageColor
    isCurrent = zip(renders, items).contains { $0?.file == $1.render.file }
    isSharp = renders[0] != nil
    wantedFile = items[0].render.file
  }

  /// A photo of which nothing is known any more.
  private static func unknown(_ photo: PhotoIdentifier) -> PhotoDocument {
    PhotoDocument(
      id: photo, format: "", original: PixelSize(width: 1, height: 1),
      averageColor: AverageColor(red: 128, green: 128, blue: 128))
  }
}
