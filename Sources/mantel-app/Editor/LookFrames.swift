import AdwaitaEngine
import MantelCore
import MantelImaging
import MantelModel
import MantelWords

/// What is left free around a photo, and what fills it.
final class LookFrames {
  let view: PreferencesGroup
  private let widget: WidgetModel
  private let frame: ComboRow
  private let mats: [(mat: Mat, button: ToggleButton, swatch: PictureArea)]
  private let matRow: ActionRow
  private let fits: SwitchRow
  private var watching: Observing?

  private static let frames = PhotoFrame.allCases

  init(_ widget: WidgetModel, _ words: Words) {
    self.widget = widget
    view = PreferencesGroup(words.frame)
    frame = ComboRow(words.frame, choices: Self.frames.map { words.frameName($0) })
    fits = SwitchRow(words.showWholePhoto, subtitle: words.showWholePhotoDetail)
    matRow = ActionRow(words.mat)
    mats = Mat.allCases.map { mat in
      let swatch = PictureArea(contentMode: .fill, cornerRadius: 14)
      swatch.naturalSize(width: 28, height: 28)
      swatch.addClass("swatch")
      let button = ToggleButton(child: swatch, name: words.matName(mat), style: .flat)
      button.addClass("choice")
      button.valign = .center
      return (mat, button, swatch)
    }
    let row = Box(.horizontal, spacing: 2)
    for (mat, button, _) in mats {
      if let first = mats.first?.button, first !== button { button.group(with: first) }
      button.onToggle { if $0 { widget.look.setMat(mat) } }
      row.append(button)
    }
    matRow.addSuffix(row)
    view.add(frame, matRow, fits)
    frame.onSelect { widget.look.setFrame(Self.frames[$0]) }
    fits.onToggle { widget.look.setFits($0) }
    watching = Observing { [weak self] in self?.update() }
  }

  private func update() {
    let look = widget.look.look
    frame.selected = Self.frames.firstIndex(of: look.frame) ?? 0
    matRow.isVisible = look.frame != .fullBleed
    fits.isOn = look.fits
    for (mat, button, swatch) in mats {
      button.isOn = mat == look.mat
      swatch.pixels = PixelBuffer(
        size: PixelSize(width: 1, height: 1), color: widget.look.color(of: mat))
    }
  }
}
