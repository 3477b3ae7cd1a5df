import MantelCore
import MantelStore
import TestSupport
import Testing

@Suite struct LookSettingsTests {
  @Test func `a photo's choices come before its widget's, and those before the defaults`() throws {
    var widget = LookSettings()
    widget.filter = .sepia
    widget.intensity = 0.4
    widget.frame = .border
    var photo = LookSettings()
    photo.filter = .noir
    photo.fit = true
    let look = photo.over(widget).look
    #expect(
      look == Look(filter: .noir, intensity: 0.4, frame: .border, fits: true))
    #expect(LookSettings().look == Look())
    #expect(LookSettings().isEmpty && !photo.isEmpty)
  }

  @Test func `an intensity that no command line lets through is brought into its range`() {
    var settings = LookSettings()
    settings.intensity = 7
    #expect(settings.look.intensity == 1)
    settings.intensity = -1
    #expect(settings.look.intensity == 0)
  }

  @Test func `a widget with looks comes back from its document as it was`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 2)
    let document = try test.widgets.update(widget.id) { document, _ in
      var look = LookSettings()
      look.caption = .text
      look.text = "{place}, \"{year}\" ☕️"
      document.look = look
      look.font = .hand
      document.photos[1].look = look
      document.photos[1].framing = PhotoFraming(
        chosenBySmartFrame: PhotoFraming(
          shared: CropState(centerX: 0.25, centerY: 0.5, zoom: 1.5), small: CropState()))
    }
    let read = try test.widgets.load(widget.id)
    #expect(read == document)
    #expect(read.photos[1].framing.smart == [.shared, .small])
    #expect(read.look(of: read.photos[0]).font == .sans)
    #expect(read.look(of: read.photos[1]).font == .hand)
  }

  @Test func `a document without looks is read, and its crops count as set by hand`() throws {
    let test = try TestHome()
    let widget = try test.makeWidget(photos: 1)
    let name = "home/widgets/\(widget.id.text)/widget.json"
    let text = String(decoding: try test.folder.read(name), as: UTF8.self)
    let older = text.replacing("\"version\" : 3", with: "\"version\" : 1")
    #expect(older != text)
    try test.folder.write(older, to: name)
    let read = try test.widgets.load(widget.id)
    #expect(read == widget)
    #expect(read.look == nil)
    #expect(read.photos[0].framing.smart == [])
  }
}
