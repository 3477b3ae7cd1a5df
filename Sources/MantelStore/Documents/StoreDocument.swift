import MantelSystem

/// A JSON document of the shared folder, with the version of its schema in it.
public protocol StoreDocument: Codable, Sendable {
  /// The schema that this version of Mantel writes; it reads this one and all before it.
  static var currentVersion: Int { get }
  /// The schema of this document; of one that was read, always the current one.
  var version: Int { get set }
}

extension StoreDocument {
  /// Reads the document at `path`.
  ///
  /// - Throws: `newerDocument` for a version that is not known here, `damagedDocument` where the bytes are not such a document.
  static func read(at path: FilePath) throws(StoreError) -> Self {
    let bytes = try onSystem { () throws(SystemError) in
      try OpenFile.open(path, for: .reading).readAll(limit: DocumentLimits.size)
    }
    return try decode(bytes, path: path)
  }

  /// Reads the document at `path`, nil where there is none.
  static func readIfThere(at path: FilePath) throws(StoreError) -> Self? {
    do {
      return try read(at: path)
    } catch .system(let error) where error.isNotFound {
      return nil
    }
  }

  /// Reads a document from its bytes; `path` is for errors.
  public static func decode(_ bytes: [UInt8], path: FilePath) throws(StoreError) -> Self {
    var document: Self
    do {
      document = try JSONText.decode(Self.self, from: bytes)
    } catch {
      // A later schema need not look like ours at all, so its version decides what is said.
      if let header = try? JSONText.decode(VersionHeader.self, from: bytes) {
        try header.check(against: currentVersion, path: path)
      }
      throw .damagedDocument(path, detail: "\(error)")
    }
    try VersionHeader(version: document.version).check(against: currentVersion, path: path)
    // What was read is complete in today's schema, and is written in it.
    document.version = currentVersion
    return document
  }

  /// The document's bytes.
  public func encoded(path: FilePath) throws(StoreError) -> [UInt8] {
    do {
      return try JSONText.encode(self)
    } catch {
      throw .damagedDocument(path, detail: "\(error)")
    }
  }

  /// Puts the document at `path` in one step that survives a power failure.
  func write(to path: FilePath) throws(StoreError) {
    let bytes = try encoded(path: path)
    try onSystem { () throws(SystemError) in try AtomicFile.write(bytes, to: path) }
  }
}

/// Where Mantel stops reading a document.
enum DocumentLimits {
  /// In bytes; the largest document, a manifest, has about 30,000.
  static let size = 16 << 20
}

private struct VersionHeader: Decodable {
  let version: Int

  func check(against supported: Int, path: FilePath) throws(StoreError) {
    guard version <= supported else {
      throw .newerDocument(path, version: version, supported: supported)
    }
    guard version >= 1 else { throw .damagedDocument(path, detail: "version \(version)") }
  }
}
