import MantelImaging
import MantelSystem
import Testing

@Suite struct SniffingTests {
  private static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let known: [(format: PhotoFormat, header: [UInt8])] = [
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]), (.jpeg, [0xFF, 0xD8, 0xFF, 0xDB]),
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.gif, ascii("GIF87a")), (.gif, ascii("GIF89a")), (.webp, ascii("RIFF....WEBPVP8 ")),
    (.jxl, [0xFF, 0x0A]),
    (.jxl, [0, 0, 0, 12, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    (.heic, Header.brands("heic", "mif1", "heic")), (.heic, Header.brands("mif1", "heic")),
    (.heic, Header.brands("mif1", "miaf", "MiHB", "heix")), (.heic, Header.brands("heix")),
    (.heic, Header.brands("msf1", "hevc")), (.avif, Header.brands("avif", "mif1", "miaf")),
    (.avif, Header.brands("mif1", "avif")), (.avif, Header.brands("avis", "avif")),
    (.raw, Header.brands("crx ", "crx ", "isom")),
    (.tiff, Header.tiff([])), (.tiff, Header.tiff([], bigEndian: true)),
    (.tiff, ascii("II") + [43, 0, 8, 0]), (.tiff, ascii("MM") + [0, 43, 0, 8]),
    (.raw, ascii("II") + [42, 0, 16, 0, 0, 0] + ascii("CR") + [2, 0]),
    (.raw, ascii("FUJIFILMCCD-RAW 0201")), (.raw, ascii("IIU") + [0, 24, 0, 0, 0]),
    (.raw, ascii("IIRO")), (.raw, ascii("IIRS")), (.raw, ascii("MMOR")), (.raw, ascii("FOVb")),
    (.raw, [0] + ascii("MRM")), (.raw, ascii("II") + [0x1A, 0, 0, 0] + ascii("HEAPCCDR")),
  ]

  @Test(arguments: known.indices)
  func `a format is told by its first bytes`(index: Int) throws {
    let (format, header) = Self.known[index]
    #expect(PhotoFormat(header: header) == format)
    #expect(try PhotoFormat.of(MemoryFile.containing(header)) == format)
  }

  @Test(arguments: known.indices)
  func `what breaks off before its mark ends is no format`(index: Int) {
    let (format, header) = Self.known[index]
    for length in 0..<header.count {
      let found = PhotoFormat(header: Array(header[..<length]))
      // A camera's mark can begin as a TIFF's does.
      #expect(found == nil || found == format || found == .tiff)
    }
    #expect(PhotoFormat(header: Array(header.prefix(1))) == nil)
  }

  // DNGVersion, a sensor's samples, linear samples, and a maker's file with a reduced picture in front.
  @Test(
    arguments: [
      [(0xC612, 0x0000_0401)], [(262, 32803)], [(262, 34892)], [(254, 1), (271, 0), (330, 0)],
    ], [false, true])
  func `a TIFF with a camera's directory is a RAW file`(
    tags: [(tag: Int, value: Int)], bigEndian: Bool
  ) {
    #expect(PhotoFormat(header: Header.tiff(tags, bigEndian: bigEndian)) == .raw)
    #expect(PhotoFormat(header: Header.tiff(tags, bigEndian: bigEndian, at: 3000)) == .raw)
  }

  @Test(arguments: [
    [(262, 2)], [(271, 0)], [(254, 1)], [(271, 0), (330, 0)], [(254, 0), (271, 0), (330, 0)],
    [(274, 6), (262, 1)],
  ])
  func `a picture that a camera or a program wrote is a TIFF`(tags: [(tag: Int, value: Int)]) {
    #expect(PhotoFormat(header: Header.tiff(tags)) == .tiff)
  }

  @Test(arguments: [4096, 5000, 1_000_000])
  func `a directory far behind the header is read too`(position: Int) throws {
    let bytes = Header.tiff([(0xC612, 0x0401)], bigEndian: true, at: position)
    #expect(try PhotoFormat.of(MemoryFile.containing(bytes)) == .raw)
    #expect(PhotoFormat(header: Array(bytes.prefix(PhotoFormat.headerLength))) == .tiff)
  }

  @Test func `a directory that lies about itself is no camera's`() throws {
    let lies: [[UInt8]] = [
      Header.tiff([(0xC612, 1)], at: 8).dropLast(10) + [],
      // Behind the end, in the mark itself, as far as 32 bits go; and more entries than bytes.
      Self.ascii("II") + [42, 0, 0xFF, 0xFF, 0xFF, 0xFF],
      Self.ascii("II") + [42, 0, 0, 0, 0, 0],
      Self.ascii("MM") + [0, 42, 0, 0, 0, 8, 0xFF, 0xFF],
    ]
    for bytes in lies {
      #expect(PhotoFormat(header: bytes) == .tiff)
      #expect(try PhotoFormat.of(MemoryFile.containing(bytes)) == .tiff)
    }
  }

  @Test(arguments: [
    [], ascii("This is a text about photos.jpg"), ascii("%PDF-1.7"), ascii("<svg xmlns="),
    ascii("RIFF....WAVEfmt "), ascii("RIFF"), ascii("GIF88a"), ascii("PK\u{3}\u{4}"), [0xFF, 0xD8],
    [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0], Header.brands("isom", "mp42"),
    Header.brands("mif1"), Header.brands("M4V ", "isom"), ascii("II") + [42, 1],
    ascii("MI") + [0, 42],
    [UInt8](repeating: 0, count: 4096),
  ])
  func `everything else is no photo`(header: [UInt8]) {
    #expect(PhotoFormat(header: header) == nil)
  }

  @Test func `brands are read no further than their box, nor than the bytes`() {
    #expect(PhotoFormat(header: Header.brands("mif1", "heic", length: 16)) == nil)
    #expect(PhotoFormat(header: Header.brands("mif1", "heic", length: -1)) == .heic)
    #expect(PhotoFormat(header: Header.brands("heic", length: 0)) == .heic)
    #expect(PhotoFormat(header: Array(Header.brands("mif1", "heic").dropLast())) == nil)
  }

  @Test func `an empty file and an unknown one are told apart`() throws {
    #expect(throws: ImagingError.empty) { try PhotoFormat.of(MemoryFile.containing([])) }
    #expect(throws: ImagingError.unknownFormat) { try PhotoFormat.of(MemoryFile.containing([1])) }
  }
}
