import MantelCore
import MantelImaging
import Testing

@Suite struct LookReferenceTests {
  private static let filters = PhotoFilter.allCases.filter { $0 != .none }

  /// The photo through a filter at 0, 50 and 100 %.
  private func strip(_ filter: PhotoFilter, _ shares: [Double] = [0, 0.5, 1]) -> PixelBuffer {
    LookReference.page([
      shares.map { LookReference.picture(Look(filter: filter, intensity: $0), .small) }
    ])
  }

  @Test(arguments: filters)
  func `a filter looks as it did at 0, 50 and 100 %`(filter: PhotoFilter) throws {
    try LookReference.expect(strip(filter), isLike: "filter-\(filter.token)")
  }

  @Test(arguments: filters)
  func `the comparison notices every other filter, and another intensity`(filter: PhotoFilter)
    throws
  {
    let kept = try LookReference.kept("filter-\(filter.token)")
    for other in Self.filters where other != filter {
      #expect(
        try LookReference.difference(strip(other), kept) > 2 * LookReference.tolerance, "\(other)")
    }
    #expect(
      try LookReference.difference(strip(filter, [0, 0.4, 0.8]), kept) > 2 * LookReference.tolerance
    )
  }

  /// Every mat in every shape, a row a mat.
  private func page(_ frame: PhotoFrame, mats: [Mat] = Mat.allCases) -> PixelBuffer {
    LookReference.page(
      mats.map { mat in
        WidgetShape.allCases.map {
          LookReference.picture(Look(frame: frame, mat: mat), $0, scale: 0.5)
        }
      })
  }

  @Test(arguments: PhotoFrame.allCases)
  func `a frame looks as it did with every mat in every shape`(frame: PhotoFrame) throws {
    try LookReference.expect(page(frame), isLike: "frame-\(frame.token)")
  }

  @Test func `the comparison notices another frame, and two mats exchanged`() throws {
    for frame in PhotoFrame.allCases {
      let kept = try LookReference.kept("frame-\(frame.token)")
      for other in PhotoFrame.allCases where other != frame {
        #expect(try LookReference.difference(page(other), kept) > 3 * LookReference.tolerance)
      }
    }
    let exchanged = page(.border, mats: [.cream, .white, .stone, .black, .average, .accent])
    let kept = try LookReference.kept("frame-border")
    #expect(try LookReference.difference(exchanged, kept) > 1.5 * LookReference.tolerance)
  }

  @Test func `a photo shown whole, and every tint, look as they did`() throws {
    let whole = WidgetShape.allCases.map { LookReference.picture(Look(fits: true), $0, scale: 0.5) }
    let framed = WidgetShape.allCases.map {
      LookReference.picture(Look(frame: .instant, mat: .cream, fits: true), $0, scale: 0.5)
    }
    let tints: [TintedLook] = [
      .desaturated, .accented(SRGBColor(red: 0.2, green: 0.5, blue: 0.95)),
      .accented(SRGBColor(red: 0.9, green: 0.5, blue: 0.1)),
    ]
    let tinted = tints.map { tint in
      var picture = LookReference.picture(Look(), .small, scale: 0.5)
      picture.apply(ColorTable(tint: tint))
      return picture
    }
    try LookReference.expect(LookReference.page([whole, framed, tinted]), isLike: "fit-and-tints")
  }
}
