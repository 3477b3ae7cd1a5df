import MantelCore
import MantelStore
import MantelSystem

/// What `look` and the verbs that show pictures say.
extension Words {
  /// A photo by its file's name.
  public func photoName(_ photo: WidgetPhoto) -> String {
    quoted(bytes: photo.source.path.lastComponent)
  }

  /// A widget by its name.
  public func widgetName(_ name: String) -> String { quoted(name) }

  /// How a widget or a photo is dressed; `text` is the user's own caption.
  public func looks(_ look: Look, text: String?, of name: String) -> [String] {
    let percent = String(Int64((look.intensity * 100).rounded()))
    let filter =
      look.filter == .none
      ? say("{name}: no filter", ["name": name])
      : say(
        "{name}: filter {filter} at {percent} %",
        ["name": name, "filter": look.filter.token.description, "percent": percent])
    let frame =
      look.frame == .fullBleed
      ? say("  no frame")
      : say(
        "  frame {frame} with mat {mat}",
        ["frame": look.frame.token.description, "mat": look.mat.token.description])
    let fit =
      look.fits ? say("  the whole photo, over its own glow") : say("  the photo fills the shape")
    return [filter, frame, fit, caption(look, text: text)]
  }

  private func caption(_ look: Look, text: String?) -> String {
    let font = look.font.token.description
    return switch look.caption {
    case .none: say("  no caption")
    case .text:
      say("  caption {text} in {font}", ["text": quoted(text ?? ""), "font": font])
    case .date: say("  caption: the date taken, in {font}", ["font": font])
    case .ago: say("  caption: how long ago, in {font}", ["font": font])
    }
  }

  /// `--fit` and `--fill` were given together.
  public var fitOrFill: String {
    say(
      "--fit shows the whole photo and --fill fills the shape, so they cannot stand together; give only one."
    )
  }

  /// Not an intensity.
  public func valueNotIntensity(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a number from 0 to 1, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a tint.
  public func valueNotTint(_ argument: String, value: String) -> String {
    say(
      "{argument} must be none, gray or a color such as #3478F6, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// Not a scale.
  public func valueNotScale(_ argument: String, value: String) -> String {
    say(
      "{argument} must be a number from 0.25 to 8, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// A picture's file has a name that does not tell a format that can be written.
  public func pictureFormatUnknown(_ argument: String, value: String) -> String {
    say(
      "{argument} must end in .png, .jpg or .jpeg, not {value}.",
      ["argument": argument, "value": quoted(value)])
  }

  /// `--out` is missing.
  public var outMissing: String {
    say("--out is missing, so there is no file to write; give one such as --out picture.png.")
  }

  /// A file was to be written in what is no folder.
  public func noFolderToWriteIn(_ path: FilePath) -> String {
    say(
      "{folder} is no folder, so nothing can be written there; make it first or choose another place.",
      ["folder": quoted(bytes: path.bytes)])
  }

  /// A file was to be written where a folder is.
  public func folderInTheWay(_ path: FilePath) -> String {
    say(
      "{path} is a folder, so no file of that name can be written; choose another name.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// A file was to be written over a pipe, a device, a link.
  public func noPlainFile(_ path: FilePath) -> String {
    say(
      "{path} is no plain file, so it is left alone; choose another name.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// A file was to be written into the shared folder.
  public func ownFolderIsNoTarget(_ path: FilePath) -> String {
    say(
      "{path} lies in Mantel’s own folder, where nothing else may be written; choose another place.",
      ["path": quoted(bytes: path.bytes)])
  }

  /// A file was to be written over a photo.
  public func photoIsNoTarget(_ path: FilePath, widget: String) -> String {
    say(
      "{path} is a photo of {widget} and must not be overwritten; choose another name.",
      ["path": quoted(bytes: path.bytes), "widget": quoted(widget)])
  }

  /// The finished picture is not up to date.
  public var pictureOutOfDate: String {
    say("It is not up to date. To make it anew: mantel render")
  }

  /// How to see what was changed.
  public var renderToSee: String { say("To make the pictures anew: mantel render") }

  /// A caption was cut where nobody reads any further.
  public func captionCut(_ limit: Int) -> String {
    say("  only the first {count} characters are kept", ["count": number(Int64(limit))])
  }

  /// A picture was written.
  public func pictureWritten(_ path: FilePath, width: Int, height: Int) -> String {
    say(
      "Wrote {file}, {width} × {height} pixels.",
      ["file": quoted(bytes: path.bytes), "width": String(width), "height": String(height)])
  }

  /// A contact sheet was asked of a widget without photos.
  public func nothingToShow(_ widget: String) -> String {
    say(
      "{widget} has no photos, so there is nothing to show; add some with mantel add.",
      ["widget": quoted(widget)])
  }

  /// What smart frame went by.
  public func smartlyFramed(faces: Int) -> String {
    say(one: "  framed by {count} face", many: "  framed by {count} faces", count: Int64(faces))
  }

  /// Smart frame found no face, but something that stands out.
  public var framedBySaliency: String { say("  framed by what stands out") }

  /// Smart frame found nothing.
  public var framedByMiddle: String { say("  nothing stands out, so it is the middle") }

  /// `--smart` beside what sets a crop by hand.
  public var smartStandsAlone: String {
    say(
      "--smart chooses the crop by itself, so it cannot stand beside --center, --zoom or --reset; give only one or the other."
    )
  }
}
