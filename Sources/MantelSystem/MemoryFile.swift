import CSystem

/// Files without a name, in memory, to hand bytes to another process.
public enum MemoryFile {
  /// A sealed file with these bytes: whoever receives it can trust that they stay as they are.
  public static func containing(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> OpenFile {
    let descriptor = csystem_memory_file("mantel")
    guard descriptor >= 0 else { throw .last(.createMemoryFile) }
    let file = OpenFile(owning: descriptor)
    try file.write(bytes)
    guard csystem_seal(descriptor) == 0 else { throw .last(.createMemoryFile) }
    return file
  }

  /// A sealed file with these bytes.
  public static func containing(_ bytes: [UInt8]) throws(SystemError) -> OpenFile {
    var result: Result<OpenFile, SystemError> = .failure(SystemError(.createMemoryFile, code: 0))
    bytes.withUnsafeBytes { buffer in
      result = Result { () throws(SystemError) in try containing(buffer) }
    }
    return try result.get()
  }

  /// Whether this is a memory file whose size and bytes no process can change.
  public static func isSealed(_ file: OpenFile) -> Bool {
    csystem_is_sealed(file.descriptor) != 0
  }
}
