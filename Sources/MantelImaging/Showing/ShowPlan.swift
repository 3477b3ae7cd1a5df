import MantelCore
import MantelStore
import MantelSystem

/// Of what a widget's picture is made, and how, as it is shown now.
public struct ShowPlan: Sendable {
  /// One way to make it.
  public struct Step: Sendable {
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

  /// The ways from the best to the least; the next is taken where a file is missing or damaged. The last needs no file.
  public let steps: [Step]
  /// The photo's mean colour, which stands for it where no file can be read.
  public let color: AverageColor
  /// Whether there is a finished picture, and it is as the widget is now.
  public let isCurrent: Bool

  /// The plan for a photo of a widget in a shape, at `scale` pixels a point, with this caption. `known` is the photo's document, nil
  /// where it cannot be read, and `manifest` the widget's.
  ///
  /// At the scale of the finished pictures it is the one that the widget shows, be it out of date; at another scale it is made of the
  /// master.
  public init(
    _ photo: WidgetPhoto, _ known: PhotoDocument?, of widget: WidgetDocument,
    _ manifest: ManifestDocument, in home: HomeFolder, shape: WidgetShape,
    scale: Double = RenderTarget.standardScale, caption: Caption?, tint: TintedLook = .fullColor
  ) {
    let document = known ?? Self.unknown(photo.photo)
    let items = RenderPlan.items(
      for: photo, document, look: widget.look(of: photo),
      targets: [RenderTarget(shape: shape, scale: scale)])
    let item = items[0]
    func step(
      _ quality: Step.Quality, _ file: FilePath?, _ ground: ShowRecipe.Ground,
      ink: CaptionInk? = nil
    ) -> Step {
      let recipe = ShowRecipe(
        ground: ground, render: item.recipe, caption: caption, ink: ink, tint: tint)
      return Step(quality: quality, file: file, recipe: recipe)
    }

    var steps: [Step] = []
    let store = WidgetStore(home)
    let render = store.finishedRender(
      of: photo.photo, shape: shape, widget: widget.id, in: manifest)
    if let render, scale == RenderTarget.standardScale || known == nil {
      // The ink of a picture that is out of date is for the place of its own frame.
      let ink = render.file == item.render.file ? render.ink : nil
      steps.append(step(.finished, store.path(of: render, of: widget.id), .finished, ink: ink))
    }
    if known != nil {
      let folder = PhotoStore(home).folder(of: photo.photo)
      // A widget without a finished picture shows the thumb until there is one.
      if render != nil { steps.append(step(.finished, folder.master, .photo)) }
      steps.append(step(.thumb, folder.thumb, .photo))
    }
    steps.append(step(.color, nil, .color(document.averageColor)))
    self.steps = steps
    color = document.averageColor
    isCurrent = render?.file == item.render.file
  }

  /// A photo of which nothing is known any more.
  private static func unknown(_ photo: PhotoIdentifier) -> PhotoDocument {
    PhotoDocument(
      id: photo, format: "", original: PixelSize(width: 1, height: 1),
      averageColor: AverageColor(red: 128, green: 128, blue: 128))
  }
}
