import MantelSystem

/// What the files in the folders that a widget follows were found to be, so that no file is opened that was looked at before.
///
/// Nothing is lost with it: what is not known is looked at again.
public struct FollowedFilesDocument: StoreDocument, Equatable {
  /// See `StoreDocument`.
  public static let currentVersion = 1

  /// See `StoreDocument`.
  public var version = currentVersion
  /// The files, the newest first.
  public var files: [File] = []
  /// The followed folders, as they were when there was last something in them.
  public var places: [Place] = []

  /// A file, as it was when it was looked at.
  public struct File: Codable, Equatable, Sendable {
    /// Which file.
    public let source: SourceRecord
    /// The photo that it holds; nil where it holds none that Mantel can read.
    public let photo: PhotoIdentifier?

    /// A file and what it holds.
    public init(source: SourceRecord, photo: PhotoIdentifier?) {
      self.source = source
      self.photo = photo
    }
  }

  /// A followed folder. When it is empty and is another folder than it was, then what holds it was unmounted.
  public struct Place: Codable, Equatable, Sendable {
    /// Its path.
    public let folder: FilePath
    /// Which folder of its file system it was.
    public let inode: UInt64

    /// A folder and its number.
    public init(folder: FilePath, inode: UInt64) {
      self.folder = folder
      self.inode = inode
    }
  }

  /// Nothing known yet.
  public init() {}
}

extension WidgetStore {
  /// What is known of the files in the folders that the widget follows; nothing where that is damaged, since it can be found out again.
  public func followedFiles(of widget: WidgetIdentifier) throws(StoreError)
    -> FollowedFilesDocument
  {
    do {
      return try FollowedFilesDocument.readIfThere(at: home.widget(widget).following)
        ?? FollowedFilesDocument()
    } catch .damagedDocument {
      return FollowedFilesDocument()
    }
  }

  /// Keeps what is known of the files in the folders that the widget follows.
  public func keep(_ files: FollowedFilesDocument, of widget: WidgetIdentifier) throws(StoreError) {
    try files.write(to: home.widget(widget).following)
  }
}
