import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

@MainActor
struct WidgetChangeTests {
  /// Lists of photos, a letter each.
  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let before, after, elsewhere, result: String
    var testDescription: String { what }

    init(_ what: String, _ before: String, _ after: String, on elsewhere: String, is result: String)
    {
      self.what = what
      self.before = before
      self.after = after
      self.elsewhere = elsewhere
      self.result = result
    }
  }

  private nonisolated static let cases = [
    Case("nobody interfered", "abc", "cab", on: "abc", is: "cab"),
    Case("a photo was added", "abc", "abcd", on: "abc", is: "abcd"),
    Case("a photo was added in between", "abc", "abdc", on: "abc", is: "abdc"),
    Case("a photo was removed", "abc", "ac", on: "abc", is: "ac"),
    Case("all were removed", "abc", "", on: "abc", is: ""),
    Case("another process appended", "abc", "ac", on: "abcx", is: "acx"),
    Case("both appended", "abc", "abcd", on: "abcx", is: "abcxd"),
    Case("both appended the same", "abc", "abcd", on: "abcd", is: "abcd"),
    Case("both removed the same", "abc", "ac", on: "ac", is: "ac"),
    Case("both removed others", "abcd", "acd", on: "abd", is: "ad"),
    Case(
      "the removed one came back behind the one it followed", "ac", "abc", on: "acx", is: "abcx"),
    Case("it came back where the one before it is gone", "ac", "abc", on: "xc", is: "xbc"),
    Case("it came back at the start", "bc", "abc", on: "bcx", is: "abcx"),
    Case("two came back side by side", "ad", "abcd", on: "adx", is: "abcdx"),
    Case("another process put them in another order", "abc", "abcd", on: "cba", is: "cdba"),
    Case("an order stands when a photo is removed", "abcd", "abc", on: "dcba", is: "cba"),
    Case("both put them in another order", "abc", "cab", on: "bca", is: "cab"),
    Case("one more stands behind its neighbour", "abc", "cba", on: "axbc", is: "cbax"),
    Case("one more stands at the start", "abc", "cba", on: "xabc", is: "xcba"),
    Case("one in the middle is gone", "abc", "cab", on: "ac", is: "ca"),
    Case("nothing is left", "abc", "cab", on: "", is: ""),
  ]

  @Test(arguments: cases)
  func `a change of photos fits onto a list that others have changed`(example: Case) throws {
    let result = try apply(
      from: try document(example.before), to: try document(example.after),
      on: try document(example.elsewhere))
    #expect(letters(result) == example.result)
  }

  @Test func `only what was changed is changed`() throws {
    let before = try document("abc")
    var after = before
    after.name = "After"
    after.every = .day
    var elsewhere = before
    elsewhere.order = .shuffled
    elsewhere.pinned = before.photos[1].photo
    elsewhere.look = LookSettings()
    elsewhere.look?.filter = .noir
    let result = try apply(from: before, to: after, on: elsewhere)
    #expect(result.name == "After" && result.every == .day && result.start == .midnight)
    #expect(result.order == .shuffled && result.look?.filter == .noir)
    #expect(result.pinned == before.photos[1].photo)
  }

  @Test func `of a look only the choices that were changed are changed`() throws {
    var before = try document("ab")
    before.look = LookSettings()
    before.look?.filter = .mono
    before.look?.text = "old"
    var after = before
    after.look?.filter = .sepia
    after.photos[0].look = LookSettings()
    after.photos[0].look?.fit = true
    var elsewhere = before
    elsewhere.look?.text = "new"
    elsewhere.look?.caption = .text
    elsewhere.photos[0].look = LookSettings()
    elsewhere.photos[0].look?.font = .hand
    let result = try apply(from: before, to: after, on: elsewhere)
    #expect(result.look?.filter == .sepia && result.look?.text == "new")
    #expect(result.look?.caption == .text)
    #expect(result.photos[0].look?.fit == true && result.photos[0].look?.font == .hand)
    let undone = try apply(from: after, to: before, on: result)
    #expect(undone == elsewhere)
  }

  @Test func `of a framing only the crops that were changed are changed`() throws {
    let before = try document("ab")
    var after = before
    after.photos[0].framing.shared = CropState(zoom: 2)
    var elsewhere = before
    elsewhere.photos[0].framing.small = CropState(zoom: 3)
    elsewhere.photos[1].framing.shared = CropState(zoom: 4)
    let result = try apply(from: before, to: after, on: elsewhere)
    #expect(
      result.photos[0].framing
        == PhotoFraming(
          shared: CropState(zoom: 2), small: CropState(zoom: 3)))
    #expect(result.photos[1].framing.shared.zoom == 4)
    #expect(try apply(from: after, to: before, on: result) == elsewhere)
  }

  @Test func `a photo that comes from another file now is noted`() throws {
    let before = try document("ab")
    var after = before
    after.photos[0].source.path = "/elsewhere.jpg"
    let result = try apply(from: before, to: after, on: before)
    #expect(result.photos[0].source.path == "/elsewhere.jpg")
  }

  @Test func `a photo that is gone is not pinned, and one that comes back is`() throws {
    let before = try document("abc")
    var after = before
    after.pinned = before.photos[2].photo
    let result = try apply(from: before, to: after, on: try document("ab"))
    #expect(result.pinned == nil)
    var without = after
    without.photos.removeLast()
    without.pinned = nil
    let back = try apply(from: without, to: after, on: without)
    #expect(back.pinned == after.pinned && back.photos.count == 3)
  }

  @Test func `a full widget takes no more`() throws {
    var before = try document("")
    before.photos = try (0..<49).map(TestHome.photo)
    var after = before
    after.photos += try (60..<63).map(TestHome.photo)
    var elsewhere = before
    elsewhere.photos.append(try TestHome.photo(70))
    let result = try apply(from: before, to: after, on: elsewhere)
    #expect(result.photos == elsewhere.photos)
  }

  @Test func `what changes nothing is empty`() throws {
    let before = try document("abc")
    var after = before
    after.anchor = 7
    #expect(WidgetChange(from: before, to: after).isEmpty)
    after.photos[1].look = LookSettings()
    #expect(!WidgetChange(from: before, to: after).isEmpty)
    let change = WidgetChange(from: before, to: after)
    #expect(change.reversed.reversed == change && change.reversed.after == before)
  }

  // MARK: By chance

  @Test(arguments: 0..<400 as Range<UInt64>)
  func `there and back again is where it was`(seed: UInt64) throws {
    var chance = SplitMix64(state: seed)
    let before = try RandomEdits.document(&chance)
    let after = try RandomEdits.edited(before, &chance)
    let there = try apply(from: before, to: after, on: before)
    #expect(there.isLike(after))
    #expect(try apply(from: after, to: before, on: there).isLike(before))
  }

  @Test(arguments: 1000..<1600 as Range<UInt64>)
  func `nothing that another process did is lost, and no photo is there twice`(seed: UInt64) throws
  {
    var chance = SplitMix64(state: seed)
    let before = try RandomEdits.document(&chance)
    let after = try RandomEdits.edited(before, &chance)
    let elsewhere = try RandomEdits.edited(before, &chance)
    let result = try apply(from: before, to: after, on: elsewhere)
    let (old, new) = (Set(before.photos.map(\.photo)), Set(after.photos.map(\.photo)))
    let (there, now) = (Set(elsewhere.photos.map(\.photo)), Set(result.photos.map(\.photo)))
    #expect(now.count == result.photos.count && now.count <= 50)
    // What the edit removed is gone, and what others have is there unless the edit removed it.
    #expect(now.isSuperset(of: there.subtracting(old.subtracting(new))))
    #expect(now.isDisjoint(with: old.subtracting(new)))
    #expect(now.isSubset(of: there.union(new.subtracting(old))))
    if now.count < 50 { #expect(now.isSuperset(of: new.subtracting(old))) }
    // Photos come in the order of the edit where it made one, else in that of the others.
    let common = after.photos.map(\.photo).filter(old.contains)
    let hasOrder = common != before.photos.map(\.photo).filter(new.contains)
    let model = hasOrder ? after : elsewhere
    let places = model.photos.map(\.photo).filter(now.contains)
    #expect(result.photos.map(\.photo).filter(Set(places).contains) == places)
    #expect(result.name == (before.name != after.name ? after.name : elsewhere.name))
    #expect(result.every == (before.every != after.every ? after.every : elsewhere.every))
    #expect(result.pinned.map(now.contains) ?? true)
  }

  // MARK: Short ways

  private func document(_ letters: String) throws -> WidgetDocument {
    var document = try RandomEdits.empty()
    document.photos = try letters.unicodeScalars.map { try TestHome.photo(Int($0.value)) }
    return document
  }

  private func letters(_ document: WidgetDocument) -> String {
    let scalars = document.photos.compactMap { entry in
      UInt32(entry.photo.text, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private func apply(
    from before: WidgetDocument, to after: WidgetDocument, on document: WidgetDocument
  ) throws -> WidgetDocument {
    var result = document
    try WidgetChange(from: before, to: after).apply(
      to: &result, offset: 0, at: Moment(time: 1_800_000_000, zone: .utc))
    result.anchor = 0
    return result
  }
}

extension WidgetDocument {
  /// Whether only the anchor differs, which every change sets anew.
  func isLike(_ other: WidgetDocument) -> Bool {
    WidgetChange(from: self, to: other).isEmpty && id == other.id
  }
}
