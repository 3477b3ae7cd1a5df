import Glibc
import MantelSystem

/// Calls `body` with a new folder, which goes when it returns.
func withTemporaryFolder<Result>(_ body: (FilePath) throws -> Result) throws -> Result {
  var name = Array("/tmp/mantel-time-XXXXXX".utf8CString)
  guard mkdtemp(&name) != nil else { throw SystemError(.createFolder, code: errno) }
  let folder = FilePath(bytes: name.map(UInt8.init(bitPattern:)))
  defer { try? Folder.removeAll(folder) }
  return try body(folder)
}

/// Makes a file of the bytes.
func write(_ bytes: [UInt8], to path: FilePath) throws {
  try OpenFile.open(path, for: .creating).write(bytes)
}

/// Makes a file of the text.
func write(_ text: String, to path: FilePath) throws {
  try write(Array(text.utf8), to: path)
}
