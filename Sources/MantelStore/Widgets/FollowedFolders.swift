import MantelCore
import MantelSystem

/// The folders that a widget follows, and what has to be remembered for that.
public struct FollowedFolders: Codable, Equatable, Sendable {
  /// Absolute, in the order in which the user named them.
  public internal(set) var folders: [FilePath] = []
  /// Photos that the user has removed: they do not come back by themselves.
  public internal(set) var refused: [PhotoIdentifier] = []
  /// Photos that left by themselves and that the user had framed or dressed, the last to leave at the end: should one come back, it looks
  /// as it did.
  public internal(set) var departed: [WidgetPhoto] = []

  /// Of those that left, so many are remembered.
  static let maximumDeparted = 200

  /// Nothing followed yet.
  init() {}
}

/// What following does to a widget. Where photos come or leave, call it inside `edit`, so that the plan's promise holds.
extension WidgetDocument {
  /// A widget follows at most this many folders.
  public static let maximumFollows = 20

  /// The folders that it follows, in the order in which the user named them.
  public var follows: [FilePath] { following?.folders ?? [] }

  /// Whether a file lies, by its path, in a folder that the widget follows or below it.
  public func isFollowing(_ file: FilePath) -> Bool {
    follows.contains { file.isInside($0) }
  }

  /// The followed folder that a path means, by its spelling or since it is the same folder by another name; nil where it means none.
  public func followedFolder(_ path: FilePath) -> FilePath? {
    if follows.contains(path) { return path }
    guard let meant = try? FileStatus.of(path) else { return nil }
    return follows.first { folder in
      (try? FileStatus.of(folder))?.isSameFile(as: meant) == true
    }
  }

  /// Follows a folder from now on; its photos come when it is next looked at.
  ///
  /// - Returns: false where the widget followed it before.
  /// - Throws: `followsFull` beyond the limit.
  public mutating func follow(_ folder: FilePath) throws(StoreError) -> Bool {
    guard !follows.contains(folder) else { return false }
    guard follows.count < Self.maximumFollows else {
      throw .followsFull(name: name, limit: Self.maximumFollows)
    }
    following = following ?? FollowedFolders()
    following?.folders.append(folder)
    return true
  }

  /// Follows a folder no longer. The photos that came from it leave, but for those that lie in another followed folder too.
  ///
  /// - Returns: what left; nil where the widget did not follow it.
  @discardableResult
  public mutating func unfollow(_ folder: FilePath) -> [WidgetPhoto]? {
    guard follows.contains(folder) else { return nil }
    following?.folders.removeAll { $0 == folder }
    return depart(photos.filter { $0.isFollowed && !isFollowing($0.source.path) }.map(\.photo))
  }

  /// Takes photos out by the user's own hand. While the widget follows folders they are refused: they do not come back by themselves.
  public mutating func remove(_ removed: [PhotoIdentifier]) {
    let leaving = photos.map(\.photo).filter(removed.contains)
    photos.removeAll { leaving.contains($0.photo) }
    guard !follows.isEmpty else { return }
    let known = following?.refused ?? []
    following?.refused += leaving.filter { !known.contains($0) }
  }

  /// Takes photos out that leave by themselves, and remembers how the user had framed and dressed them.
  ///
  /// - Returns: those that left.
  @discardableResult
  public mutating func depart(_ departing: [PhotoIdentifier]) -> [WidgetPhoto] {
    let departing = Set(departing)
    let leaving = photos.filter { departing.contains($0.photo) }
    photos.removeAll { departing.contains($0.photo) }
    guard var following else { return leaving }
    following.departed.removeAll { departing.contains($0.photo) }
    following.departed += leaving.filter(\.isOfTheUsersMaking)
    following.departed.removeFirst(
      max(0, following.departed.count - FollowedFolders.maximumDeparted))
    self.following = following
    return leaving
  }

  /// Puts a photo from a followed folder at the end of the list; one that had left looks as the user had made it then.
  public mutating func arrive(_ photo: WidgetPhoto) {
    guard photos.count < Self.maximumPhotos, !photos.contains(where: { $0.photo == photo.photo })
    else { return }
    var photo = photo
    photo.isFollowed = true
    if let index = following?.departed.firstIndex(where: { $0.photo == photo.photo }),
      let departed = following?.departed.remove(at: index)
    {
      photo.framing = departed.framing
      photo.look = departed.look
    }
    photos.append(photo)
  }

  /// Puts a photo that had been taken out back at the end of the list as it was, and refuses it no longer; nothing happens where there is no
  /// room.
  public mutating func restore(_ photo: WidgetPhoto) {
    guard !photos.contains(where: { $0.photo == photo.photo }) else { return }
    if photos.count >= Self.maximumPhotos, !photo.isFollowed { makeRoom() }
    guard photos.count < Self.maximumPhotos else { return }
    following?.refused.removeAll { $0 == photo.photo }
    following?.departed.removeAll { $0.photo == photo.photo }
    photos.append(photo)
  }

  /// So many photos can be added by hand: those that came from followed folders make room, but for the pinned one.
  public var room: Int {
    max(0, Self.maximumPhotos - photos.count { !$0.isFollowed || $0.photo == pinned })
  }

  /// Follows, instead of each folder, the one that has its place now; for a widget that comes from another home.
  public mutating func relocateFollows(_ place: (FilePath) -> FilePath) {
    guard following != nil else { return }
    var folders: [FilePath] = []
    for folder in follows.map(place) where !folders.contains(folder) { folders.append(folder) }
    following?.folders = folders
  }

  /// Lets the oldest photo that came from a followed folder leave, if there is one that is not pinned.
  mutating func makeRoom() {
    let leaving = photos.filter { $0.isFollowed && $0.photo != pinned }
    guard let oldest = leaving.min(by: { $1.source.isNewer(than: $0.source) }) else { return }
    depart([oldest.photo])
  }
}

extension WidgetPhoto {
  /// Whether the user has framed or dressed it, so that something would be lost with it.
  var isOfTheUsersMaking: Bool {
    let isFramed =
      !framing.smart.contains(.shared)
      || WidgetShape.allCases.contains { shape in
        framing[shape] != nil && !framing.smart.contains(CropParts(shape))
      }
    return isFramed || look != nil
  }
}

extension SourceRecord {
  /// Whether the file changed later than another one; of two that changed at once, the one whose name comes later, as cameras count.
  public func isNewer(than other: SourceRecord) -> Bool {
    if modified != other.modified { return modified > other.modified }
    let (name, otherName) = (path.lastComponent, other.path.lastComponent)
    if name != otherName { return otherName.lexicographicallyPrecedes(name) }
    return other.path.bytes.lexicographicallyPrecedes(path.bytes)
  }
}
