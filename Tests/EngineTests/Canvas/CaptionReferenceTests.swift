import CanvasEngine
import MantelCore
import MantelImaging
import Testing

@Suite struct CaptionReferenceTests {
  private let painter = CaptionPainter()

  @Test(arguments: CaptionReference.all)
  func `captions look as they did`(reference: CaptionReference) throws {
    try ReferencePicture.expect(reference.drawn(by: painter), isLike: reference.name)
  }

  @Test(arguments: FontRole.allCases)
  func `the comparison notices another font`(font: FontRole) throws {
    let english = try #require(CaptionReference.all.first)
    let strips = english.strips.map { strip in
      let isWrong = strip.caption.font == font
      let other: FontRole = font == .sans ? .rounded : .sans
      return CaptionReference.Strip(
        caption: Caption(text: strip.caption.text, font: isWrong ? other : strip.caption.font),
        size: strip.size, frame: strip.frame)
    }
    let wrong = CaptionReference(name: "wrong", strips: strips).drawn(by: painter)
    let kept = try ReferencePicture.kept(english.name)
    #expect(ReferencePicture.difference(wrong, kept) > 2 * ReferencePicture.tolerance)
  }

  @Test(arguments: CaptionSamples.scripts.map(\.name).filter { $0 != "English" })
  func `the comparison notices a script that is missing`(name: String) throws {
    let text = try #require(CaptionSamples.scripts.first { $0.name == name }).text
    // A letter that no font here has is drawn as the box that a missing font leaves.
    let boxes = String(text.map { $0.isASCII ? $0 : "\u{13455}" })
    let wrong = CaptionReference.inEveryFont(name, boxes).drawn(by: painter)
    let kept = try ReferencePicture.kept(name.lowercased())
    #expect(ReferencePicture.difference(wrong, kept) > 2 * ReferencePicture.tolerance)
  }
}
