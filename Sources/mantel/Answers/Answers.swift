import MantelCore
import MantelStore
import MantelSystem

// The JSON that the verbs answer with `--json`. An interface: keys may be added, never renamed.

/// `mantel new`.
struct NewAnswer: Encodable {
  let id: WidgetIdentifier
}

/// `mantel add`.
struct AddAnswer: Encodable {
  struct Added: Encodable {
    let source: String
    let photo: PhotoIdentifier
    /// Of the upright original, in pixels.
    let width: Int
    let height: Int
    /// Whether the widget had this photo before.
    let already: Bool
  }
  struct Failed: Encodable {
    let source: String
    let error: String
  }
  var added: [Added] = []
  var failed: [Failed] = []
}

/// `mantel list`.
struct ListAnswer: Encodable {
  struct Widget: Encodable {
    struct Photo: Encodable {
      let photo: PhotoIdentifier
      let source: String
    }
    let id: WidgetIdentifier
    let name: String
    let every: ScheduleInterval
    let start: DayStart
    let order: PhotoOrder
    let offset: Int64
    let anchor: Int64
    let pinned: Nullable<PhotoIdentifier>
    /// Whether a living process shows it.
    let onDesktop: Bool
    /// The folders that it follows.
    let follows: [String]
    let photos: [Photo]
  }
  let widgets: [Widget]
}

/// `mantel plan`.
struct PlanAnswer: Encodable {
  struct Entry: Encodable {
    let start: String
    let index: Int
    let photo: PhotoIdentifier
    let source: String
    let caption: Nullable<String>
  }
  let widget: WidgetIdentifier
  let zone: String
  let entries: [Entry]
}

/// `mantel now`, and what a widget shows after a tap.
struct NowAnswer: Encodable {
  let widget: WidgetIdentifier
  let index: Nullable<Int>
  let photo: Nullable<PhotoIdentifier>
  let source: Nullable<String>
  let file: Nullable<String>
  /// What `file` is: `finished`, `thumb`, `color` or `none`.
  let picture: String
  /// What stands on the photo.
  let caption: Nullable<String>
  let until: Nullable<String>
}

/// `mantel shuffle`.
struct ShuffleAnswer: Encodable {
  let widgets: [NowAnswer]
}

/// `mantel crop`.
struct CropAnswer: Encodable {
  struct Rectangle: Encodable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    init(_ rectangle: CropRectangle) {
      x = rectangle.x
      y = rectangle.y
      width = rectangle.width
      height = rectangle.height
    }
  }
  let photo: PhotoIdentifier
  /// The crop asked about: a shape's own where one was named, else the shared one.
  let crop: CropState
  /// The crops that shapes have of their own.
  let crops: [String: CropState]
  /// In pixels of the upright original.
  let rectangles: [String: Rectangle]
}

/// `mantel look`.
struct LookAnswer: Encodable {
  /// How the photo, or a photo of the widget that says nothing else, is dressed.
  struct Values: Encodable {
    let filter: PhotoFilter
    let intensity: Double
    let frame: PhotoFrame
    let mat: Mat
    let caption: CaptionKind
    let text: Nullable<String>
    let font: FontRole
    let fit: Bool

    init(_ settings: LookSettings) {
      let look = settings.look
      filter = look.filter
      intensity = look.intensity
      frame = look.frame
      mat = look.mat
      caption = look.caption
      text = Nullable(settings.text)
      font = look.font
      fit = look.fits
    }
  }
  let widget: WidgetIdentifier
  let photo: Nullable<PhotoIdentifier>
  let look: Values
  /// What was chosen for just this photo, or for the widget; the rest is the widget's or by default.
  let own: LookSettings
}

/// `mantel show` and `mantel sheet`.
struct PictureAnswer: Encodable {
  let file: String
  /// In pixels.
  let width: Int
  let height: Int
  /// What the picture was made of: `finished`, `thumb`, `color` or `none`; null for a sheet.
  let picture: Nullable<String>
  /// Whether the finished picture is as the widget is now; null for a sheet.
  let current: Nullable<Bool>
  /// What stands on it.
  let caption: Nullable<String>
}

/// `mantel render`.
struct RenderAnswer: Encodable {
  struct Failed: Encodable {
    let widget: WidgetIdentifier
    let photo: PhotoIdentifier
    let error: String
  }
  var rendered = 0
  var skipped = 0
  var failed: [Failed] = []
  /// What came and left by following folders, or could not; left out where that is nothing.
  var followed: [FollowAnswer]?
}

/// `mantel why`.
struct WhyAnswer: Encodable {
  struct Photo: Encodable {
    let photo: PhotoIdentifier
    let source: String
    /// Words for programs: see `Trouble`.
    let problems: [String]
    /// The same for people.
    let explanation: String
  }
  let widget: WidgetIdentifier
  let problems: [String]
  let explanation: String
  let photos: [Photo]
}

/// Verbs that change a widget and have nothing more to say than what it is now.
struct WidgetAnswer: Encodable {
  let id: WidgetIdentifier
  let name: String
  let removed: [PhotoIdentifier]?
}

/// `mantel follow` and `mantel unfollow`, and what `mantel render` did for a widget that follows folders.
struct FollowAnswer: Encodable {
  struct Photo: Encodable {
    let photo: PhotoIdentifier
    let source: String

    init(_ entry: WidgetPhoto) {
      photo = entry.photo
      source = entry.source.path.lossyText
    }
  }
  struct Failed: Encodable {
    /// A folder, or a file in one.
    let source: String
    let error: String
  }
  let widget: WidgetIdentifier
  let follows: [String]
  var added: [Photo] = []
  var removed: [Photo] = []
  var failed: [Failed] = []

  init(_ document: WidgetDocument) {
    widget = document.id
    follows = document.follows.map(\.lossyText)
  }

  /// Whether nothing came, left or failed.
  var isEmpty: Bool { added.isEmpty && removed.isEmpty && failed.isEmpty }
}

/// `mantel export`.
struct ExportAnswer: Encodable {
  let file: String
  let widgets: Int
  let photos: Int
}

/// `mantel import`.
struct ImportAnswer: Encodable {
  /// The names of the widgets that came in.
  let widgets: [String]
  /// How many are here already, just as they are in the file.
  let unchanged: Int
  /// The names of those that are here already and were left as they are.
  let kept: [String]
  let photos: Int
  let relocated: Int
  let withoutSource: Int
}

/// `mantel doctor`.
struct DoctorAnswer: Encodable {
  struct Check: Encodable {
    let check: String
    let ok: Bool
    let text: String
  }
  let ok: Bool
  let version: String
  let checks: [Check]
}
