/// What each option of the command line does, as help says it: without a full stop.
extension Words {
  /// Of `--every`.
  public var optionEvery: String { say("How often the photo changes") }
  /// Of `--start`.
  public var optionStart: String {
    say("Local time at which the day starts, for intervals of 3h, 6h and 1d")
  }
  /// Of `--order`.
  public var optionOrder: String { say("The order in which the photos come") }
  /// Of `--id`.
  public var optionID: String { say("Give the widget this id instead of a random one") }
  /// Of `--name`.
  public var optionName: String { say("The widget’s new name") }
  /// Of `--names`.
  public var optionNames: String { say("Print only the widgets’ names, one per line") }
  /// Of `--photos`.
  public var optionPhotos: String { say("Print only the photos’ ids, one per line") }
  /// Of `--from`.
  public var optionFrom: String { say("When the plan begins") }
  /// Of `--to`.
  public var optionTo: String { say("When the plan ends; this moment is not part of it") }
  /// Of `--at`.
  public var optionAt: String {
    say("Answer as if it were this time, such as 2026-12-01T09:00:00+01:00")
  }
  /// Of `--zone`.
  public var optionZone: String { say("Answer as if in this time zone, such as Europe/Berlin") }
  /// Of `--shape` where a picture is shown.
  public var optionShape: String { say("The widget’s shape") }
  /// Of `--shape` where a crop is set.
  public var optionCropShape: String { say("Set the crop for this shape only") }
  /// Of `--center`.
  public var optionCenter: String {
    say("The point in the middle of the crop, from 0,0 at the top left to 1,1")
  }
  /// Of `--zoom`.
  public var optionZoom: String { say("How far to zoom in, from 1 to 5") }
  /// Of `--reset`.
  public var optionReset: String {
    say("Go back to the middle of the photo in every shape; with --shape, to the shared crop")
  }
  /// Of `--smart`.
  public var optionSmart: String { say("Frame by faces, else by what stands out") }
  /// Of `--filter`.
  public var optionFilter: String { say("What the photo is seen through") }
  /// Of `--intensity`.
  public var optionIntensity: String { say("How much of the filter, from 0 to 1") }
  /// Of `--frame`.
  public var optionFrame: String { say("What is left free around the photo") }
  /// Of `--mat`.
  public var optionMat: String { say("What fills the frame") }
  /// Of `--caption`.
  public var optionCaption: String {
    say("What the caption says: your text, the date taken, or how long ago that was")
  }
  /// Of `--text`.
  public var optionText: String {
    say("Your caption; {fields} stand for what is known of the photo", ["fields": Self.fieldNames])
  }
  /// Of `--font`.
  public var optionFont: String { say("The caption’s font") }
  /// Of `--fit`.
  public var optionFit: String { say("Show the whole photo over its own glow") }
  /// Of `--fill`.
  public var optionFill: String { say("Let the photo fill the shape, which undoes --fit") }
  /// Of `--reset` of a look.
  public var optionResetLook: String {
    say("Forget what was chosen before: a photo follows its widget again, a widget the defaults")
  }
  /// Of `--out`.
  public var optionOut: String {
    say("The file to write, .png or .jpg; one that is there is replaced")
  }
  /// Of `--scale`.
  public var optionScale: String { say("Pixels for each point, from 0.25 to 8") }
  /// Of `--tint`.
  public var optionTint: String {
    say("Color the picture as a tinted desktop does: none, gray or a color such as #3478F6")
  }

  /// The fields of a caption's template, as they are typed.
  private static let fieldNames = "{date} {year} {place} {camera} {description}"

  /// Of `--force`.
  public var optionForce: String { say("Make every picture again, even if nothing has changed") }
  /// Of `--draw`.
  public var optionDraw: String { say("Also draw the picture in the terminal") }
  /// Of `--line`.
  public var optionLine: String {
    say("Print one line for a status bar: the caption, else the photo’s name")
  }
  /// Of `--waybar`.
  public var optionWaybar: String { say("Print one line of JSON for a custom module of waybar") }
  /// Of `--output`.
  public var optionMonitor: String {
    say("The monitor by its connector, such as DP-1; the main one where none is named")
  }
  /// Of `--at` of a placement.
  public var optionPlace: String {
    say(
      "Where on the monitor, in points from the top left of what panels leave free, such as 40,120")
  }
  /// Of `--tint` of a placement.
  public var optionDesktopTint: String {
    say(
      "Color the widget: none, gray, accent for the desktop’s own color, or a color such as #3478F6"
    )
  }
  /// Of `--another`.
  public var optionAnother: String { say("Place it once more, beside where it is already") }
  /// Of `--shape` of what is taken off the desktop.
  public var optionPlacedShape: String { say("Only where it is placed in this shape") }
  /// Of `--stop`.
  public var optionStop: String {
    say("Show nothing on the desktop any more; what is placed is kept")
  }
  /// Of `--focus`.
  public var optionFocus: String { say("Give the keyboard to the next widget") }
  /// Of `--arrange`.
  public var optionArrange: String {
    say("Let the widgets be moved by the mouse, or no longer when they can be already")
  }
  /// Of `--autostart`.
  public var optionAutostart: String {
    say("Whether your sessions show what is placed from their start; starts or ends nothing now")
  }
  /// Of `--replace`.
  public var optionReplace: String { say("Replace widgets that already exist") }
  /// Of `--json`.
  public var optionJSON: String { say("Answer in JSON, for programs") }
  /// Of `--help`.
  public var optionHelp: String { say("Show help") }

  /// An option's summary with the value that counts when the option is not given.
  public func summary(_ summary: String, default value: String) -> String {
    say("{summary} (default: {value})", ["summary": summary, "value": value])
  }
}
