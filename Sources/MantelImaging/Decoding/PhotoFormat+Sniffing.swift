import MantelSystem

extension PhotoFormat {
  /// The format of a file that starts with these bytes, at best `headerLength` of them; nil when it is none that Mantel reads.
  ///
  /// A camera's RAW file is often a TIFF too: it is told by the first directory. One that stands behind these bytes is not seen;
  /// `of(_:)` reads it.
  public init?(header: [UInt8]) {
    self.init(header: header, directory: TIFFDirectory.first(in: header))
  }

  /// The format of a file by its bytes. Reads up to `headerLength` bytes at its start, and as many again where its directory is.
  ///
  /// Throws `empty`, `unknownFormat` or `system`.
  public static func of(_ file: OpenFile) throws(ImagingError) -> PhotoFormat {
    let header = try bytes(of: file, at: 0)
    guard !header.isEmpty else { throw .empty }
    var directory = TIFFDirectory.first(in: header)
    if directory == nil, let position = TIFFDirectory.positionOfFirst(in: header) {
      let isBigEndian = header.starts(with: ascii("MM"))
      directory = TIFFDirectory(
        in: try bytes(of: file, at: Int64(position)), at: 0, isBigEndian: isBigEndian)
    }
    guard let format = PhotoFormat(header: header, directory: directory) else {
      throw .unknownFormat
    }
    return format
  }

  private init?(header: [UInt8], directory: TIFFDirectory?) {
    if Self.rawMarks.contains(where: { header.contains($0.bytes, at: $0.position) }) {
      self = .raw
    } else if let brands = Self.brands(in: header) {
      guard let format = brands.lazy.compactMap(Self.format(ofBrand:)).first else { return nil }
      self = format
    } else if Self.tiffMarks.contains(where: { header.contains($0, at: 0) }) {
      self = directory?.isCameraRaw == true ? .raw : .tiff
    } else {
      guard let match = Self.marks.first(where: { header.contains($0.bytes, at: 0) }) else {
        guard header.contains(ascii("RIFF"), at: 0), header.contains(ascii("WEBP"), at: 8) else {
          return nil
        }
        self = .webp
        return
      }
      self = match.format
    }
  }

  private static let marks: [(format: PhotoFormat, bytes: [UInt8])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.png, [0x89] + ascii("PNG\r\n") + [0x1A, 0x0A]),
    (.gif, ascii("GIF87a")),
    (.gif, ascii("GIF89a")),
    (.jxl, [0xFF, 0x0A]),
    (.jxl, [0, 0, 0, 12] + ascii("JXL \r\n") + [0x87, 0x0A]),
  ]

  /// TIFF and BigTIFF in either byte order.
  private static let tiffMarks: [[UInt8]] = [
    ascii("II") + [42, 0], ascii("MM") + [0, 42], ascii("II") + [43, 0], ascii("MM") + [0, 43],
  ]

  /// Makers' marks: Canon CR2 and CRW, Fujifilm, Panasonic, Olympus, Minolta, Sigma.
  private static let rawMarks: [(position: Int, bytes: [UInt8])] = [
    (8, ascii("CR") + [2]),
    (6, ascii("HEAPCCDR")),
    (0, ascii("FUJIFILMCCD-RAW")),
    (0, ascii("IIU") + [0]),
    (0, ascii("IIRO")), (0, ascii("IIRS")), (0, ascii("MMOR")),
    (0, [0] + ascii("MRM")),
    (0, ascii("FOVb")),
  ]

  /// The brands of an ISO base media file (ISO/IEC 14496-12), the major one first; nil when this is no such file.
  private static func brands(in header: [UInt8]) -> [[UInt8]]? {
    guard header.contains(ascii("ftyp"), at: 4), header.count >= 12 else { return nil }
    let length = header[..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(max(12, length), header.count)
    let starts = [8] + Array(stride(from: 16, to: end, by: 4))
    return starts.compactMap { $0 + 4 <= end ? Array(header[$0..<$0 + 4]) : nil }
  }

  private static func format(ofBrand brand: [UInt8]) -> PhotoFormat? {
    switch String(decoding: brand, as: UTF8.self) {
    case "crx ": .raw
    case "avif", "avis": .avif
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs": .heic
    default: nil
    }
  }

  private static func bytes(of file: OpenFile, at position: Int64) throws(ImagingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: headerLength)
    var outcome: Result<Int, SystemError> = .success(0)
    bytes.withUnsafeMutableBytes { buffer in
      outcome = Result { () throws(SystemError) in try file.read(into: buffer, at: position) }
    }
    switch outcome {
    case .success(let count): return Array(bytes.prefix(count))
    case .failure(let error): throw .system(error)
    }
  }
}

private func ascii(_ text: StaticString) -> [UInt8] {
  text.withUTF8Buffer(Array.init)
}

extension [UInt8] {
  fileprivate func contains(_ bytes: [UInt8], at position: Int) -> Bool {
    position + bytes.count <= count && self[position..<position + bytes.count].elementsEqual(bytes)
  }
}
