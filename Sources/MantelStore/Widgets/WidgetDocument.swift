import MantelCore

/// What a widget is: its name, its schedule, its look, its photos and how each is framed and dressed.
public struct WidgetDocument: StoreDocument, Equatable {
  /// See `StoreDocument`.
  public static let currentVersion = 3
  /// A widget has at most this many photos.
  public static let maximumPhotos = 50
  /// A widget's name has at most this many characters.
  public static let maximumNameLength = 100

  /// See `StoreDocument`.
  public var version = currentVersion
  /// The widget's identity, and the seed of its shuffling.
  public let id: WidgetIdentifier
  /// When it was made; widgets are listed in this order.
  public let created: Timestamp
  /// What the user calls it.
  public var name: String
  /// How often the photo changes.
  public var every: ScheduleInterval
  /// When the day starts, on the local clock.
  public var start: DayStart
  /// In which order the photos come.
  public var order: PhotoOrder
  /// What is taken from slot plus taps to give the step; set anew when the plan is edited.
  public var anchor: Int64
  /// The photo that is shown until it is unpinned.
  public var pinned: PhotoIdentifier?
  /// How its photos are dressed where they do not say otherwise; nil where nothing was chosen.
  public var look: LookSettings?
  /// In the user's order, each photo once.
  public var photos: [WidgetPhoto]
  /// Which folders it follows, and what is remembered for that; nil where it never followed any, as in documents before version 3.
  public var following: FollowedFolders?

  /// A widget without photos.
  public init(
    id: WidgetIdentifier, created: Timestamp, name: String, every: ScheduleInterval,
    start: DayStart, order: PhotoOrder
  ) {
    self.id = id
    self.created = created
    self.name = name
    self.every = every
    self.start = start
    self.order = order
    anchor = 0
    photos = []
  }

  /// The schedule that these settings make.
  public var schedule: Schedule {
    Schedule(
      interval: every, dayStart: Int64(start.minutes) * 60, order: order,
      seed: FNV1a.seed(ofUUIDBytes: id.bytes), anchor: anchor)
  }
}

/// A photo as one widget shows it.
public struct WidgetPhoto: Codable, Equatable, Sendable {
  /// Which photo.
  public var photo: PhotoIdentifier
  /// The file it came from.
  public var source: SourceRecord
  /// How it is framed.
  public var framing: PhotoFraming
  /// How it is dressed, where that differs from the widget's own look.
  public var look: LookSettings?
  private var followed: Bool?

  /// Whether it came from a folder that the widget follows, and not by the user's own hand; then it leaves again by itself.
  public var isFollowed: Bool {
    get { followed ?? false }
    set { followed = newValue ? true : nil }
  }

  /// A photo from a file.
  public init(photo: PhotoIdentifier, source: SourceRecord, framing: PhotoFraming) {
    self.photo = photo
    self.source = source
    self.framing = framing
  }
}
