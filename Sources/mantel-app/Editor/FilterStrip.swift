import AdwaitaEngine
import MantelCore
import MantelModel
import MantelWords

/// The selected photo through every filter, and how much of the one that is chosen.
final class FilterStrip {
  let view = Box(.vertical, spacing: 12)
  private let widget: WidgetModel
  private let buttons: [(filter: PhotoFilter, button: ToggleButton, picture: PictureArea)]
  private let intensity = Slider(range: 0...100, step: 1, page: 10)
  private let strength = PreferencesGroup()
  private let percent = Label(style: .numeric)
  private var watching: Observing?

  private static let side = 84

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    buttons = LookModel.filters.map { filter in
      let picture = PictureArea(contentMode: .fill, cornerRadius: 8)
      picture.naturalSize(width: Self.side, height: Self.side)
      let label = Label(words.filterName(filter), style: .caption)
      label.halign = .center
      let button = ToggleButton(
        child: Box(.vertical, spacing: 4, [picture, label]), name: words.filterName(filter),
        style: .flat)
      button.addClass("choice")
      button.valign = .start
      return (filter, button, picture)
    }
    let row = Box(.horizontal, spacing: 4)
    for (filter, button, _) in buttons {
      if let first = buttons.first?.button, first !== button { button.group(with: first) }
      button.onToggle { if $0 { widget.look.setFilter(filter) } }
      row.append(button)
    }
    let scroller = Scroller(row, horizontal: true, vertical: false)
    scroller.propagatesNaturalHeight = true
    scroller.accessibleName = words.filter

    let intensityRow = ActionRow(words.intensity)
    intensity.minimumSize(width: 140)
    intensity.expandsHorizontally = true
    intensity.valign = .center
    intensity.accessibleName = words.intensity
    percent.valign = .center
    intensityRow.addSuffix(percent)
    intensityRow.addSuffix(intensity)
    intensity.onChange { widget.look.setIntensity($0 / 100) }
    intensity.onRelease { widget.commit() }
    let strip = PreferencesGroup(words.filter)
    strip.add(scroller)
    strength.add(intensityRow)
    view.append(strip, strength)
    watching = Observing { [weak self] in self?.update(words) }
  }

  /// Draws the photo through the filters where that has not been done.
  func draw() {
    widget.look.drawStrip(side: Self.side * max(1, view.scaleFactor))
  }

  private func update(_ words: Words) {
    let look = widget.look.look
    for (filter, button, _) in buttons { button.isOn = filter == look.filter }
    for ((_, _, picture), pixels) in zip(buttons, widget.look.strip) { picture.pixels = pixels }
    strength.isVisible = look.filter != .none
    intensity.value = (look.intensity * 100).rounded()
    percent.text = words.percent(look.intensity)
  }
}
