import JPEGEngine
import MantelCore
import MantelImaging
import MantelSystem
import TestSupport
import Testing
import WorkerEngine

@Suite struct ImportTests {
  private let pool: WorkerPool

  init() throws {
    pool = WorkerPool(try Workers.real, workers: 1)
  }

  @Test func `a photo gives master, thumb, glow and colour`() async throws {
    let photo = try await pool.importPhoto(Photos.jpeg(width: 3000, height: 2000))
    #expect(photo.format == .jpeg)
    #expect(photo.original == PixelSize(width: 3000, height: 2000))
    #expect(photo.identifier.utf8.count == 32)
    #expect(abs(Int(photo.averageColor.red) - 127) <= 1)
    #expect(abs(Int(photo.averageColor.green) - 127) <= 1)
    #expect(abs(Int(photo.averageColor.blue) - 100) <= 1)
    let sizes = try [photo.master, photo.thumb, photo.glow].map { try Photos.decoded($0)?.size }
    #expect(
      sizes == [
        PixelSize(width: 2560, height: 1707), PixelSize(width: 540, height: 360),
        PixelSize(width: 120, height: 80),
      ])
  }

  @Test func `the identifier is the same alone, and another for other bytes`() async throws {
    let photo = try Photos.jpeg(width: 30, height: 20)
    let imported = try await pool.importPhoto(photo)
    let identified = try await pool.identify(photo)
    let other = try await pool.identify(Photos.jpeg(width: 31, height: 20))
    #expect(imported.identifier == identified)
    #expect(identified != other)
    // The first 128 bits of SHA-256("abc"), FIPS 180-4's example.
    let known = try await pool.identify(Photos.file(Array("abc".utf8)))
    #expect(known == "ba7816bf8f01cfea414140de5dae2223")
  }

  @Test(arguments: UInt8(1)...8)
  func `every orientation comes out upright`(orientation: UInt8) async throws {
    let photo = try await pool.importPhoto(
      Photos.oriented(Photos.jpeg(width: 90, height: 60), orientation))
    let turned = orientation >= 5
    #expect(photo.original == PixelSize(width: turned ? 60 : 90, height: turned ? 90 : 60))
    let master = try #require(try Photos.decoded(photo.master))
    #expect(master.size == photo.original)
    // Where the stored picture's top right corner, red without green, went: left or right, top or bottom.
    let corners: [(Bool, Bool)] = [
      (false, true), (true, true), (true, false), (false, false),
      (true, false), (false, false), (false, true), (true, true),
    ]
    let (left, top) = corners[Int(orientation) - 1]
    let x = left ? 2 : master.size.width - 3
    let y = top ? 2 : master.size.height - 3
    let start = y * master.bytesPerRow + x * 4
    #expect(master.bytes[start] > 220 && master.bytes[start + 1] < 35)
  }

  @Test(arguments: [(1, 1), (1, 20_000), (20_000, 1)])
  func `the smallest and the longest pictures are imported`(width: Int, height: Int) async throws {
    let photo = try await pool.importPhoto(Photos.jpeg(width: width, height: height))
    #expect(photo.original == PixelSize(width: width, height: height))
    let master = try Photos.decoded(photo.master)?.size
    #expect(master == PixelSize(width: min(width, 2560), height: min(height, 2560)))
  }

  @Test func `what is no photo is told apart`() async throws {
    let whole = try Photos.bytes(Photos.jpeg(width: 300, height: 200))
    await #expect(throws: ImagingError.empty) { try await pool.importPhoto(Photos.file([])) }
    await #expect(throws: ImagingError.unknownFormat) {
      try await pool.importPhoto(Photos.file(Array("a text that is called photo.jpg".utf8)))
    }
    await #expect(throws: ImagingError.notAFile(.folder)) {
      try await pool.importPhoto(OpenFile.open("/", for: .folder))
    }
    await #expect(throws: ImagingError.notAFile(.pipe)) {
      let folder = try TemporaryFolder()
      return try await pool.importPhoto(OpenFile.open(folder.pipe("pipe"), for: .reading))
    }
    await #expect(throws: ImagingError.notAFile(.device)) {
      try await pool.importPhoto(OpenFile.open("/dev/null", for: .reading))
    }
    let half = Array(whole[..<(whole.count / 2)])
    guard
      case .damaged(let detail) = await imagingError({
        try await pool.importPhoto(Photos.file(half))
      })
    else {
      Issue.record("half a photo is not damaged")
      return
    }
    #expect(!detail.isEmpty)
    // The worker lives on.
    #expect(try await pool.importPhoto(Photos.file(whole)).original.width == 300)
  }

  @Test func `four hundred million pixels are refused from the header`() async throws {
    var bytes = try Photos.bytes(Photos.jpeg(width: 16, height: 16))
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
    await #expect(
      throws: ImagingError.tooManyPixels(PixelSize(width: 20_000, height: 20_000))
    ) { try await pool.importPhoto(Photos.file(bytes)) }
  }

  @Test func `a file too large is refused unread`() async throws {
    let folder = try TemporaryFolder()
    let size = PhotoLimits.maximumFileSize + 1
    let path = try folder.sparse("huge.jpg", size: size)
    await #expect(throws: ImagingError.fileTooLarge(bytes: size)) {
      try await pool.importPhoto(OpenFile.open(path, for: .reading))
    }
  }
}
