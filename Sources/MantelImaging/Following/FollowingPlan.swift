import MantelStore
import MantelSystem

/// Which photos of the folders that a widget follows it should have, as a pure function of its document, a listing of the folders, and
/// what is known of the files.
///
/// The photos that the user added by hand stay, and so does the pinned one; the rest of the widget's places go to the newest photos of the
/// listing. A photo that came by following and whose folder is out of sight keeps its rank by the time that its file had.
public struct FollowingPlan: Equatable, Sendable {
  /// What a file was found to be.
  public enum Finding: Equatable, Sendable {
    /// A photo.
    case photo(PhotoIdentifier)
    /// None that Mantel can read.
    case nothing
  }

  /// A photo and the file that it lies in.
  public struct Found: Equatable, Sendable {
    /// Which photo.
    public let photo: PhotoIdentifier
    /// Its file, as it was listed.
    public let source: SourceRecord
  }

  /// Files that have to be read before it is clear what comes, the newest first; what follows from the rest is then not final.
  public private(set) var unread: [SourceRecord] = []
  /// Photos that come, the oldest first.
  public private(set) var arrivals: [Found] = []
  /// Photos of the widget whose files have other names now.
  public private(set) var moves: [Found] = []
  /// Photos that leave.
  public private(set) var departures: [PhotoIdentifier] = []

  /// So many files, the newest of the listing, are looked at in search of photos.
  public static let maximumFiles = 10_000

  /// Whether everything is as it should be.
  public var isEmpty: Bool {
    unread.isEmpty && arrivals.isEmpty && moves.isEmpty && departures.isEmpty
  }

  /// Decides what comes and leaves; by `skippingUnread` files that were not read are as if they were not there.
  public init(
    _ document: WidgetDocument, _ listing: FolderListing,
    findings: [SourceRecord: Finding], skippingUnread: Bool = false
  ) {
    let refused = Set(document.following?.refused ?? [])
    let lasting = document.photos.filter { !$0.isFollowed || $0.photo == document.pinned }
    let kept = Set(lasting.map(\.photo))
    let inSight = listing.files.filter { document.isFollowing($0.path) }
    let paths = Set(inSight.map(\.path))
    let entries = Dictionary(grouping: document.photos, by: \.source.path)
    let outOfSight = document.photos.filter {
      $0.isFollowed && !paths.contains($0.source.path) && listing.isOutOfSight($0.source.path)
    }

    var free = max(0, WidgetDocument.maximumPhotos - lasting.count)
    var wanted: [Found] = []
    var chosen: Set<PhotoIdentifier> = []
    let files = (inSight + outOfSight.map(\.source)).sorted { $0.isNewer(than: $1) }
    for file in files.prefix(Self.maximumFiles) where free > 0 {
      let here = entries[file.path] ?? []
      let finding: Finding? =
        (here.first { $0.source == file } ?? here.first).map { .photo($0.photo) } ?? findings[file]
      guard let finding else {
        if skippingUnread { continue }
        unread.append(file)
        free -= 1
        continue
      }
      guard case .photo(let photo) = finding else { continue }
      if kept.contains(photo) {
        wanted.append(Found(photo: photo, source: file))
        continue
      }
      guard !refused.contains(photo), chosen.insert(photo).inserted else { continue }
      wanted.append(Found(photo: photo, source: file))
      free -= 1
    }

    let sources = Dictionary(
      document.photos.map { ($0.photo, $0.source.path) }, uniquingKeysWith: { one, _ in one })
    arrivals = wanted.filter { sources[$0.photo] == nil }.reversed()
    var moved: Set<PhotoIdentifier> = []
    moves = wanted.filter { found in
      guard let path = sources[found.photo], !paths.contains(path), document.isFollowing(path),
        !listing.isOutOfSight(path)
      else { return false }
      return moved.insert(found.photo).inserted
    }
    departures = document.photos.map(\.photo).filter { !kept.contains($0) && !chosen.contains($0) }
  }
}
