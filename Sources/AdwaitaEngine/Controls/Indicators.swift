import CAdwaita

/// Turns while something is done whose length is not known.
public final class Spinner: View {
  /// A spinner that turns.
  public init(isSpinning: Bool = true) {
    super.init(widget: gtk_spinner_new())
    self.isSpinning = isSpinning
  }

  /// Whether it turns; it is not seen where it does not.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue.g) }
  }
}

/// How far something is.
public final class ProgressBar: View {
  /// A bar that is filled from 0 to 1, with a text where there is one.
  public init(fraction: Double = 0, text: String? = nil) {
    super.init(widget: gtk_progress_bar_new())
    self.fraction = fraction
    self.text = text
  }

  /// From 0 to 1.
  public var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, min(max(newValue, 0), 1)) }
  }

  /// What is written with it.
  public var text: String? {
    get { gtk_progress_bar_get_text(opaque).map { String(cString: $0) } }
    set {
      gtk_progress_bar_set_text(opaque, newValue)
      gtk_progress_bar_set_show_text(opaque, (newValue != nil).g)
    }
  }

  /// Moves a block to and fro by a step, where how far it is is not known.
  public func pulse() { gtk_progress_bar_pulse(opaque) }
}

/// A line between things.
public final class Separator: View {
  /// A line that lies or stands.
  public init(_ orientation: Orientation = .horizontal) {
    super.init(widget: gtk_separator_new(orientation.g))
  }
}

/// An icon of the theme.
public final class Icon: View {
  /// An icon by its name, at a size in points; without one, at the size of text.
  public init(_ name: String, pixelSize: Int? = nil) {
    super.init(widget: gtk_image_new_from_icon_name(name))
    self.pixelSize = pixelSize
  }

  /// Its name in the theme.
  public var name: String {
    get { gtk_image_get_icon_name(opaque).map { String(cString: $0) } ?? "" }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// Its width and height in points; nil for the size of text.
  public var pixelSize: Int? {
    get {
      let size = gtk_image_get_pixel_size(opaque)
      return size < 0 ? nil : Int(size)
    }
    set { gtk_image_set_pixel_size(opaque, Int32(newValue ?? -1)) }
  }
}
