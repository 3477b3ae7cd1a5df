import CommandLineKit

/// The places for arguments. Their names are the same in every language.
enum Place: String {
  case name = "NAME"
  case widget = "WIDGET"
  case photoFile = "PHOTO"
  case photo = "PHOTO-ID"
  case file = "FILE"
  case folder = "FOLDER"
  case link = "LINK"
  case shell = "SHELL"
}

/// The options, without their dashes.
enum Option: String {
  case every, start, order, id
  case name
  case names, photos
  case from, to, at, zone
  case shape, center, zoom, reset, smart
  case filter, intensity, frame, mat, caption, text, font, fit, fill
  case out, scale, tint
  case force, draw
  case line, waybar
  case output, another
  case stop, focus, arrange, autostart
  case replace
  case json, help
}

extension Invocation {
  /// The first argument in a place.
  func argument(_ place: Place) -> Argument? { argument(place.rawValue) }

  /// Every argument in a place.
  func arguments(_ place: Place) -> [Argument] { arguments(place.rawValue) }

  /// The value of an option.
  func value(_ option: Option) -> Argument? { value(option.rawValue) }

  /// Whether a flag was given.
  func flag(_ option: Option) -> Bool { flag(option.rawValue) }
}
