import MantelStore

/// The names that files may have in Mantel's archives.
enum EntryName {
  /// In bytes; Mantel's own have fewer than a hundred.
  static let maximumLength = 1024

  /// Throws `hostileEntry` for a name that could lead out of the folder it is unpacked in, or that is not one way to write it.
  static func check(_ name: String) throws(ArchiveError) {
    let bytes = Array(name.utf8)
    guard bytes.count <= maximumLength, bytes.allSatisfy({ $0 != 0 && $0 != UInt8(ascii: "\\") })
    else { throw .hostileEntry(name: name) }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let unusable: [[UInt8]] = [[], Array(".".utf8), Array("..".utf8)]
    guard parts.allSatisfy({ !unusable.contains(Array($0)) }) else {
      throw .hostileEntry(name: name)
    }
  }
}
