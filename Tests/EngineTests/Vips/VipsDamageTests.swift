import MantelImaging
import Testing
import VipsEngine

@Suite struct VipsDamageTests {
  @Test(arguments: [
    "alpha.png", "palette.png", "orientation-6.webp", "palette-clear.gif", "orientation-6.tiff",
    "orientation-6.jpg", "orientation-6.jxl", "cmyk.tiff", "display-p3.png", "bilevel.tiff",
  ])
  func `no beginning of a file and no turned bits end the process`(name: String) throws {
    let bytes = try Samples.bytes(name)
    let format = try PhotoFormat.of(Samples.file(bytes))
    try Damage.survive(bytes, flips: 200, by: VipsDecoder(), format: format)
  }

  @Test(arguments: ["png", "webp", "tiff", "jpg", "jxl"], [2, 3, 4])
  func `a file that breaks off is damaged`(suffix: String, quarter: Int) throws {
    let bytes = try Samples.bytes("orientation-1.\(suffix)")
    let cut = try Samples.file(bytes[..<(bytes.count * quarter / 5)])
    #expect {
      try VipsDecoder().decode(cut, format: PhotoFormat.of(cut), side: 100)
    } throws: { error in
      if case ImagingError.damaged = error { true } else { false }
    }
  }

  @Test(arguments: [PhotoFormat.jpeg, .png, .webp, .gif, .tiff, .jxl])
  func `nothing, and garbage behind a right beginning, are errors`(format: PhotoFormat) throws {
    #expect(throws: ImagingError.empty) {
      try VipsDecoder().decode(Samples.file([]), format: format, side: 100)
    }
    let names: [PhotoFormat: String] = [
      .jpeg: "jpg", .png: "png", .webp: "webp", .gif: "", .tiff: "tiff", .jxl: "jxl",
    ]
    let name = format == .gif ? "palette.gif" : "orientation-1.\(names[format] ?? "")"
    var generator = SplitMix(state: 5)
    let garbage = (0..<5000).map { _ in UInt8(generator.next(below: 256)) }
    let bytes = try Samples.bytes(name).prefix(12) + garbage
    #expect(throws: ImagingError.self) {
      try VipsDecoder().decode(Samples.file(bytes), format: format, side: 100)
    }
  }

  @Test func `a variant that is not read is called that, not damaged`() throws {
    let file = try Samples.photo("pillow/tiff_tiled_planar_raw.tif")
    #expect {
      try VipsDecoder().decode(file, format: .tiff, side: 100)
    } throws: { error in
      if case ImagingError.unsupported(.tiff, _) = error { true } else { false }
    }
  }
}
