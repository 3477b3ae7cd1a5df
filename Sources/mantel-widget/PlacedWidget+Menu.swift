import DesktopEngine
import MantelCore
import MantelImaging
import MantelStore
import MantelSystem
import MantelWords

extension PlacedWidget {
  /// "Edit Widget": everything that can be done to it here.
  var menu: [MenuEntry] {
    let words = desktopWords
    var entries: [MenuEntry] = [
      .action(words.menuNext) { [weak self] in self?.tap(by: 1) },
      .action(words.menuPrevious) { [weak self] in self?.tap(by: -1) },
      .action(words.menuShuffle) { [weak self] in self?.shuffle() },
      .separator,
      .submenu(words.menuWidgets, widgetChoices),
      .submenu(words.menuShapes, shapeChoices),
      .submenu(words.menuTints, tintChoices),
      .choice(
        words.menuArrange, isOn: isArranging, isOneOfMany: false, picture: nil,
        { [weak self] in self?.toggleArranging() }),
      .separator,
    ]
    if let edit = editEntry { entries.append(edit) }
    entries.append(.action(words.menuRemove) { [weak self] in self?.remove() })
    return entries
  }

  private var widgetChoices: [MenuEntry] {
    allWidgets.map { document in
      .choice(
        document.name, isOn: document.id == placement.widget, isOneOfMany: true,
        picture: { [weak self] in self?.thumb(of: document) },
        { [weak self] in self?.change { $0.widget = document.id } })
    }
  }

  private var shapeChoices: [MenuEntry] {
    WidgetShape.allCases.map { shape in
      .choice(
        desktopWords.shapeName(shape), isOn: shape == placement.shape, isOneOfMany: true,
        picture: nil, { [weak self] in self?.change { $0.shape = shape } })
    }
  }

  private var tintChoices: [MenuEntry] {
    let words = desktopWords
    var choices: [(String, DesktopTint)] = [
      (words.menuFullColor, .none), (words.menuGray, .gray), (words.menuAccent, .accent),
    ]
    if case .color(let color) = placement.tint {
      choices.append((words.menuOwnColor(color.hexadecimal), placement.tint))
    }
    return choices.map { name, tint in
      .choice(
        name, isOn: tint == placement.tint, isOneOfMany: true, picture: nil,
        { [weak self] in self?.change { $0.tint = tint } })
    }
  }
}
