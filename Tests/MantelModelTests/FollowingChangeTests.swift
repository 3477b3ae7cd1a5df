import MantelCore
import MantelModel
import MantelStore
import MantelSystem
import TestSupport
import Testing

/// What edits and undo do to a widget that follows folders.
struct FollowingChangeTests {
  private let moment = Moment(time: 1_800_000_000, zone: .utc)

  /// A widget that follows `/photos`, from which all its photos came.
  private func widget(photos count: Int) throws -> WidgetDocument {
    var widget = try TestHome().makeWidget(photos: count)
    _ = try widget.follow("/photos")
    for index in widget.photos.indices { widget.photos[index].isFollowed = true }
    return widget
  }

  /// The widget after an edit, and after the edit was undone.
  private func doing(
    _ before: WidgetDocument, _ edit: (inout WidgetDocument) throws -> Void
  ) throws -> (done: WidgetDocument, undone: WidgetDocument) {
    var after = before
    try edit(&after)
    let change = WidgetChange(from: before, to: after)
    #expect(!change.isEmpty)
    var done = before
    try change.apply(to: &done, offset: 0, at: moment)
    var undone = done
    try change.reversed.apply(to: &undone, offset: 0, at: moment)
    return (done, undone)
  }

  @Test func `a removed photo is refused until that is undone`() throws {
    let before = try widget(photos: 3)
    let photo = before.photos[1].photo
    let (done, undone) = try doing(before) { $0.remove([photo]) }
    #expect(done.following?.refused == [photo] && done.photos.count == 2)
    #expect(undone.following?.refused == [] && undone.photos == before.photos)
  }

  @Test func `a photo that made room is not refused, and undo brings it back`() throws {
    let before = try widget(photos: 50)
    let own = try TestHome.photo(99)
    let (done, undone) = try doing(before) { _ = try $0.append(own) }
    #expect(done.photos.count == 50 && done.photos.last == own)
    #expect(done.following?.refused == [])
    #expect(undone.photos.count == 50 && undone.following?.refused == [])
    #expect(Set(undone.photos.map(\.photo)) == Set(before.photos.map(\.photo)))
  }

  @Test func `adding a followed photo by hand can be undone`() throws {
    let before = try widget(photos: 2)
    let (done, undone) = try doing(before) { _ = try $0.append(try TestHome.photo(0)) }
    #expect(done.photos.map(\.isFollowed) == [false, true])
    #expect(undone.photos == before.photos)
  }

  @Test func `following and unfollowing can be undone`() throws {
    let before = try widget(photos: 2)
    let (less, back) = try doing(before) { $0.unfollow("/photos") }
    #expect(less.follows == [] && less.photos.isEmpty)
    #expect(back.follows == ["/photos"] && back.photos == before.photos)
    let (more, again) = try doing(before) { _ = try $0.follow("/more") }
    #expect(more.follows == ["/photos", "/more"])
    #expect(again.follows == ["/photos"] && again.photos == before.photos)
  }

  @Test func `photos that came by following do not take up room`() throws {
    var widget = try widget(photos: 50)
    #expect(widget.room == 50)
    widget.pinned = widget.photos[3].photo
    widget.photos[4].isFollowed = false
    #expect(widget.room == 48)
  }
}
