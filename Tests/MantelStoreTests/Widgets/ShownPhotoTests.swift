import MantelCore
import MantelStore
import MantelSystem
import TestSupport
import Testing

struct ShownPhotoTests {
  private let moment = Moment(time: 1_800_000_000, zone: .utc)

  @Test func `nothing is shown without photos`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget()
    #expect(try test.widgets.shown(widget, shape: .large, at: moment) == nil)
  }

  @Test func `the finished picture is shown, else the thumb, else the colour, else nothing`() throws
  {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 1)
    func picture() throws -> ShownPhoto.Picture? {
      try test.widgets.shown(widget, shape: .small, at: moment)?.picture
    }
    #expect(try picture() == ShownPhoto.Picture.none)
    _ = try test.publish(0)
    let folder = test.photos.folder(of: widget.photos[0].photo)
    #expect(try picture() == .thumb(folder.thumb))
    let render = ManifestDocument.Render(
      photo: widget.photos[0].photo, target: RenderTarget(shape: .small), hash: "0123456789abcdef")
    try test.widgets.save(try MemoryFile.containing([1]), as: render, of: widget.id)
    #expect(try picture() == .thumb(folder.thumb), "a picture is not shown before it is published")
    try test.widgets.publish([render], of: widget)
    let path = test.widgets.path(of: render, of: widget.id)
    #expect(try picture() == .finished(path))
    try Folder.removeFile(path)
    #expect(try picture() == .thumb(folder.thumb))
    try Folder.removeFile(folder.thumb)
    #expect(try picture() == .averageColor(AverageColor(red: 1, green: 2, blue: 3)))
  }

  @Test func `a pinned photo and a lone one stay for good, others until the slot ends`() throws {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 2)
    #expect(try test.widgets.shown(widget, shape: .large, at: moment)?.until == 1_800_003_600)
    widget.pinned = widget.photos[1].photo
    let pinned = try #require(try test.widgets.shown(widget, shape: .large, at: moment))
    #expect(pinned.until == nil)
    #expect(pinned.index == 1)
    widget.pinned = nil
    widget.photos.removeLast()
    #expect(try test.widgets.shown(widget, shape: .large, at: moment)?.until == nil)
  }

  @Test func `a plan begins at its start, changes on the hour, and a pin makes it one entry`()
    throws
  {
    let test = try TestHome()
    var widget = try test.makeWidget(photos: 3)
    let start: Int64 = 1_800_000_100
    let plan = widget.plan(from: start, to: start + 3 * 3600, offset: 0, zone: .utc, limit: 100)
    #expect(plan.map(\.start) == [start, 1_800_003_600, 1_800_007_200, 1_800_010_800])
    #expect(zip(plan, plan.dropFirst()).allSatisfy { ($0.index + 1) % 3 == $1.index })
    widget.pinned = widget.photos[2].photo
    let pinned = widget.plan(from: start, to: start + 10_000, offset: 0, zone: .utc, limit: 100)
    #expect(pinned.map(\.index) == [2])
  }
}
