import MantelCore
import MantelImaging
import Testing

@Suite struct ContactSheetLayoutTests {
  private func sheet(_ count: Int, scale: Double = 1) -> ContactSheet {
    let pictures = [(170, 170), (364, 170), (364, 382)].map { width, height in
      PixelBuffer(size: PixelSize(width: width, height: height), color: SRGBColor(gray: 0.5))
    }
    return ContactSheet(
      groups: (0..<count).map { ContactSheet.Group(label: "\($0)", pictures: pictures) },
      scale: scale)
  }

  @Test func `nothing overlaps and nothing leaves the page`() throws {
    for count in [1, 2, 7, 50] {
      let layout = try #require(ContactSheetLayout(sheet(count)))
      #expect(layout.cells.count == count)
      let areas = layout.cells.flatMap { $0.pictures + [$0.label] }
      for (index, area) in areas.enumerated() {
        #expect(area.x > 0 && area.x + area.width < layout.size.width)
        #expect(area.y > 0 && area.y + area.height < layout.size.height)
        for other in areas[(index + 1)...] {
          let apart =
            area.x + area.width <= other.x || other.x + other.width <= area.x
            || area.y + area.height <= other.y || other.y + other.height <= area.y
          #expect(apart)
        }
      }
    }
  }

  @Test func `the small shape stands over the medium one, beside the large one`() throws {
    let cell = try #require(ContactSheetLayout(sheet(1))?.cells.first)
    let (small, medium, large) = (cell.pictures[0], cell.pictures[1], cell.pictures[2])
    #expect(small.x == medium.x)
    #expect(small.y + small.height < medium.y)
    #expect(medium.x + medium.width < large.x)
    #expect(medium.y + medium.height == large.y + large.height)
  }

  @Test func `a page is neither a ribbon nor a tower`() throws {
    let layout = try #require(ContactSheetLayout(sheet(50)))
    let aspect = Double(layout.size.width) / Double(layout.size.height)
    #expect((0.7...2.5).contains(aspect))
  }

  @Test func `an empty sheet has no page, and neither has one that no file could hold`() {
    #expect(ContactSheetLayout(ContactSheet(groups: [])) == nil)
    #expect(ContactSheetLayout(ContactSheet(groups: [.init(label: "x", pictures: [])])) == nil)
    let picture = PixelBuffer(
      size: PixelSize(width: 6_000, height: 6_000), color: SRGBColor(gray: 1))
    let group = ContactSheet.Group(label: "x", pictures: [picture])
    #expect(
      ContactSheetLayout(ContactSheet(groups: [group, group, group, group, group, group])) == nil)
  }
}
