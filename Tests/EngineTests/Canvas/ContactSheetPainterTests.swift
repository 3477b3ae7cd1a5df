import CanvasEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct ContactSheetPainterTests {
  @Test func `every picture and every label is on the page`() throws {
    let pictures = WidgetShape.allCases.map { shape in
      PixelBuffer(size: shape.points.pixels(scale: 1), color: SRGBColor(red: 1, green: 0, blue: 0))
    }
    let groups = (1...5).map { ContactSheet.Group(label: "photo \($0).jpg", pictures: pictures) }
    let sheet = ContactSheet(groups: groups)
    let layout = try #require(ContactSheetLayout(sheet))
    let page = try #require(ContactSheetPainter().draw(sheet))
    let unlabelled = ContactSheet(
      groups: groups.map { ContactSheet.Group(label: "", pictures: $0.pictures) })
    let bare = try #require(ContactSheetPainter().draw(unlabelled))
    #expect(page.size == layout.size)
    for cell in layout.cells {
      for area in cell.pictures {
        let middle = (area.y + area.height / 2) * page.bytesPerRow + 4 * (area.x + area.width / 2)
        #expect(Array(page.bytes[middle..<middle + 3]) == [255, 0, 0])
        // Corners are the page's.
        let corner = area.y * page.bytesPerRow + 4 * area.x
        #expect(page.bytes[corner + 1] > 200)
      }
      let label = try #require(page.luminance(in: cell.label))
      #expect(label.darkest < 0.2)
      let empty = try #require(bare.luminance(in: cell.label))
      #expect(empty.darkest > 0.8)
    }
  }

  @Test func `a label longer than its pictures stays under them`() throws {
    let picture = PixelBuffer(size: PixelSize(width: 120, height: 80), color: SRGBColor(gray: 0.5))
    let sheet = ContactSheet(groups: [
      ContactSheet.Group(label: String(repeating: "long name ", count: 1_000), pictures: [picture])
    ])
    let layout = try #require(ContactSheetLayout(sheet))
    let page = try #require(ContactSheetPainter().draw(sheet))
    let right = try #require(layout.cells.first).label
    let margin = PixelArea(
      x: right.x + right.width, y: 0, width: page.size.width - right.x - right.width,
      height: page.size.height)
    #expect(try #require(page.luminance(in: margin)).darkest > 0.8)
  }

  @Test func `a contact sheet looks as it did`() throws {
    let labels = [
      "IMG_2041.jpg", "Strand bei Warnemünde.heic", "صيف على البحر.jpg", "海辺の夏休み.png",
      "🏖️ 2019.webp",
      String(repeating: "a very long name ", count: 12) + ".jpg",
    ]
    let pictures = WidgetShape.allCases.map {
      ReferencePicture.ground($0.points.pixels(scale: 0.5))
    }
    let sheet = ContactSheet(
      groups: labels.map { ContactSheet.Group(label: $0, pictures: pictures) }, scale: 0.75)
    let page = try #require(ContactSheetPainter().draw(sheet))
    try ReferencePicture.expect(page, isLike: "contact-sheet")
  }

  @Test func `an empty sheet has no page`() {
    #expect(ContactSheetPainter().draw(ContactSheet(groups: [])) == nil)
  }
}
