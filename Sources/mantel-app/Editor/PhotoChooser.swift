import AdwaitaEngine
import MantelModel
import MantelStore
import MantelWords

/// Says which photo is edited, and leads to the one before and the next.
final class PhotoChooser {
  let view = Box(.horizontal, spacing: 6)
  private let widget: WidgetModel
  private var watching: Observing?

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    let previous = Button(icon: "go-previous-symbolic", name: words.previousPhoto, style: .flat)
    let next = Button(icon: "go-next-symbolic", name: words.nextPhoto, style: .flat)
    let name = Label(style: .heading)
    let place = Label(style: .dim)
    name.ellipsizeInMiddle()
    previous.onClick { widget.selectNext(by: -1) }
    next.onClick { widget.selectNext(by: 1) }
    view.append(previous, name, place, next)
    view.halign = .center
    watching = Observing {
      let photos = widget.document.photos
      let index = photos.firstIndex { $0.photo == widget.selected } ?? 0
      name.text = photos.indices.contains(index) ? photos[index].source.path.lossyName : ""
      place.text = words.photoOf(index + 1, photos.count)
      previous.isSensitive = photos.count > 1
      next.isSensitive = photos.count > 1
    }
  }
}
