import MantelStore
import MantelSystem

/// The files in the folders that a widget follows and in those below them. No file is opened for it.
///
/// Names that begin with a dot are left out, as are empty files and whatever is no file. A link to a file counts as that file under the
/// link's name; a link to a folder below a followed one does not count, so that there are no circles.
public struct FolderListing: Sendable {
  /// The newest first.
  public private(set) var files: [SourceRecord] = []
  /// The followed folders that were looked through.
  public private(set) var roots: [FilePath] = []
  /// Every folder that was looked through, the followed ones among them.
  public private(set) var folders: [FilePath] = []
  /// What could not be looked through.
  public private(set) var troubles: [FolderTrouble] = []
  /// The followed folders in which there is something.
  private(set) var places: [FollowedFilesDocument.Place] = []

  /// Folders deeper than this below a followed one are not looked into.
  private static let depth = 16

  /// A listing by what it says, for deciding without a disk.
  public init(files: [SourceRecord], roots: [FilePath], troubles: [FolderTrouble] = []) {
    self.files = files.sorted { $0.isNewer(than: $1) }
    self.roots = roots
    self.troubles = troubles
    folders = roots
  }

  /// Looks through what a widget follows; blocks for as long as the disk takes. `known` tells which folders there were before.
  ///
  /// The shared folder itself is left out wherever it lies: its pictures would come back as photos.
  public init(of document: WidgetDocument, in home: HomeFolder, known: FollowedFilesDocument) {
    let own = try? FileStatus.of(home.root)
    for root in document.follows {
      guard root != home.root, !root.isInside(home.root) else { continue }
      let names = visit(root, depth: Self.depth, except: own)
      guard let names, let status = try? FileStatus.of(root) else { continue }
      let place = FollowedFilesDocument.Place(folder: root, inode: status.inode)
      if !names.isEmpty {
        places.append(place)
      } else if !known.places.contains(place),
        document.photos.contains(where: { $0.isFollowed && $0.source.path.isInside(root) })
      {
        // An empty folder where another one was: the place where a disk was mounted.
        troubles.append(.missing(root))
        continue
      }
      roots.append(root)
    }
    // Where one followed folder lies in another, its files are there twice.
    files = Set(files).sorted { $0.isNewer(than: $1) }
  }

  /// Whether nothing can be told of a file, since a folder that holds it was not looked through.
  func isOutOfSight(_ file: FilePath) -> Bool {
    !roots.contains { file.isInside($0) } || troubles.contains { file.isInside($0.folder) }
  }

  /// Takes note that a file has changed since it was listed.
  mutating func replace(_ file: SourceRecord, with current: SourceRecord) {
    guard let index = files.firstIndex(of: file) else { return }
    files[index] = current
    files.sort { $0.isNewer(than: $1) }
  }

  /// The visible names in a folder; nil where it could not be looked through.
  private mutating func visit(_ folder: FilePath, depth: Int, except own: FileStatus?) -> [[UInt8]]?
  {
    do throws(SystemError) {
      let status = try FileStatus.of(folder)
      if let own, status.inode == own.inode, status.device == own.device { return nil }
      let names = try Folder.names(in: folder).filter { $0.first != UInt8(ascii: ".") }
      folders.append(folder)
      for name in names { try note(folder.appending(bytes: name), depth: depth, except: own) }
      return names
    } catch {
      troubles.append(error.isNotFound ? .missing(folder) : .unreadable(folder, error))
      return nil
    }
  }

  private mutating func note(_ path: FilePath, depth: Int, except own: FileStatus?)
    throws(SystemError)
  {
    do throws(SystemError) {
      var status = try FileStatus.ofLink(path)
      if status.kind == .folder, depth > 1 {
        _ = visit(path, depth: depth - 1, except: own)
      }
      if status.kind == .link {
        // One that leads nowhere, or where we may not look, is no file.
        guard let target = try? FileStatus.of(path) else { return }
        status = target
      }
      guard status.kind == .file, status.size > 0 else { return }
      files.append(SourceRecord(path: path, status: status))
    } catch  where error.isNotFound {
      // Gone since its name was read.
    }
  }
}
