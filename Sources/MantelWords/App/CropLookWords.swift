import MantelCore

/// The pages of crop and look.
extension Words {
  /// The large view of the photo, as it is heard.
  public func spokenStage(_ photo: String, shape: WidgetShape) -> String {
    say(
      "{photo} in the {shape} shape",
      ["photo": photo, "shape": shapeName(shape)])
  }
  /// How to use it by keys.
  public var stageKeys: String {
    say("Arrow keys move, with Shift farther; plus and minus zoom; 0 resets.")
  }
  /// A shape's picture, as it is heard.
  public func spokenShape(_ shape: WidgetShape) -> String {
    say("{shape} shape", ["shape": shapeName(shape)])
  }
  /// The slider of the zoom.
  public var zoom: String { say("Zoom") }
  /// One crop for all shapes.
  public var cropForAllShapes: String { say("All Shapes") }
  /// A crop for one shape alone.
  public var cropForThisShape: String { say("This Shape Only") }
  /// What the two choices decide.
  public var cropScope: String { say("Crop For") }
  /// Lets smart frame choose.
  public var smartFrame: String { say("Smart Frame") }
  /// Back to the middle.
  public var resetCrop: String { say("Reset") }
  /// A look that shows the whole photo cannot be cropped.
  public var fitsExplained: String {
    say("The whole photo is shown over its own glow, so there is nothing to crop.")
  }
  /// Lets it fill the shape instead.
  public var fillInstead: String { say("Fill the Shape") }

  /// Whose look is edited.
  public var lookScope: String { say("Look For") }
  /// All photos of the widget.
  public var lookForWidget: String { say("Whole Widget") }
  /// The selected photo alone.
  public var lookForPhoto: String { say("This Photo") }
  /// The group of filters.
  public var filter: String { say("Filter") }
  /// How much of a filter.
  public var intensity: String { say("Intensity") }
  /// The group of frames.
  public var frame: String { say("Frame") }
  /// The choice of mats.
  public var mat: String { say("Mat") }
  /// The group of captions.
  public var caption: String { say("Caption") }
  /// The own text of a caption.
  public var captionText: String { say("Text") }
  /// The choice of fonts.
  public var font: String { say("Font") }
  /// Shows the whole photo.
  public var showWholePhoto: String { say("Show the Whole Photo") }
  /// Why a photo's date does not stand on it.
  public var photoLacksDate: String {
    say("This photo does not say when it was taken, so it shows no caption.")
  }
  /// What that looks like.
  public var showWholePhotoDetail: String { say("Over its own glow, instead of filling the shape") }
  /// Shows the photo without its filter while it is held.
  public var holdToCompare: String { say("Hold to See Before") }
  /// Forgets the photo's own look.
  public var useWidgetLook: String { say("Use the Widget’s Look") }
  /// Forgets the widget's look.
  public var resetLook: String { say("Reset Look") }

  /// A filter's name.
  public func filterName(_ filter: PhotoFilter) -> String {
    switch filter {
    case .none: say("None")
    case .mono: say("Mono")
    case .tonal: say("Tonal")
    case .noir: say("Noir")
    case .fade: say("Fade")
    case .chrome: say("Chrome")
    case .process: say("Process")
    case .transfer: say("Transfer")
    case .instant: say("Instant")
    case .sepia: say("Sepia")
    case .vivid: say("Vivid")
    }
  }

  /// A frame's name.
  public func frameName(_ frame: PhotoFrame) -> String {
    switch frame {
    case .fullBleed: say("Full Bleed")
    case .border: say("Border")
    case .instant: say("Instant")
    }
  }

  /// A mat's name.
  public func matName(_ mat: Mat) -> String {
    switch mat {
    case .white: say("White")
    case .cream: say("Cream")
    case .stone: say("Stone")
    case .black: say("Black")
    case .average: say("From the Photo: Average")
    case .accent: say("From the Photo: Accent")
    }
  }

  /// The name of a kind of caption.
  public func captionName(_ caption: CaptionKind) -> String {
    switch caption {
    case .none: say("None")
    case .text: say("Own Text")
    case .date: say("Date Taken")
    case .ago: say("Time Ago")
    }
  }

  /// The name of a role of fonts.
  public func fontName(_ font: FontRole) -> String {
    switch font {
    case .sans: say("Sans")
    case .serif: say("Serif")
    case .rounded: say("Rounded")
    case .mono: say("Monospaced")
    case .hand: say("Handwritten")
    }
  }
}
