import Glibc
import MantelSystem

/// Every file and folder below a folder, with all by which the system tells that it was touched.
struct FolderCensus {
  private struct Mark: Equatable {
    let inode: UInt64
    let size: Int
    let modified: [Int]
    /// Changes with the bytes, the name, the owner and the rights; no program can set it.
    let changed: [Int]
  }

  private var marks: [FilePath: Mark] = [:]

  /// Looks at everything below the folder, and at itself.
  init(_ folder: FilePath) throws {
    try count(folder)
  }

  /// How many files and folders there are.
  var size: Int { marks.count }

  /// How many files and folders were made, removed or touched since `earlier`.
  func touched(since earlier: FolderCensus) -> Int {
    Set(marks.keys).union(earlier.marks.keys).count { marks[$0] != earlier.marks[$0] }
  }

  private mutating func count(_ path: FilePath) throws {
    var raw = stat()
    guard path.withCString({ lstat($0, &raw) }) == 0 else { return }
    marks[path] = Mark(
      inode: UInt64(raw.st_ino), size: Int(raw.st_size),
      modified: [raw.st_mtim.tv_sec, raw.st_mtim.tv_nsec],
      changed: [raw.st_ctim.tv_sec, raw.st_ctim.tv_nsec])
    guard raw.st_mode & S_IFMT == S_IFDIR else { return }
    for name in try Folder.names(in: path) { try count(path.appending(bytes: name)) }
  }
}
