import MantelSystem

/// Why something could not be read from the shared folder or written to it.
public enum StoreError: Error, Equatable, Sendable {
  /// Neither `MANTEL_HOME` nor `XDG_DATA_HOME` nor `HOME` says where the shared folder is.
  case homeUnknown
  /// No widget has this identifier, prefix or name.
  case widgetNotFound(String)
  /// More than one widget answers to this prefix or name.
  case widgetAmbiguous(String, [WidgetIdentifier])
  /// A widget with this identifier is there already.
  case widgetAlreadyThere(WidgetIdentifier)
  /// The widget has no photo with this identifier, prefix or file name.
  case photoNotFound(String, widget: String)
  /// More than one of the widget's photos answers to this prefix or file name.
  case photoAmbiguous(String, [PhotoIdentifier])
  /// The widget has as many photos as a widget may have.
  case widgetFull(name: String, limit: Int)
  /// The widget follows as many folders as a widget may follow.
  case followsFull(name: String, limit: Int)
  /// A widget's name must have something to see in it, on one line, and at most this many characters.
  case unusableName(limit: Int)
  /// The document does not hold what it should. `detail` is the reader's own word for it, for a log.
  case damagedDocument(FilePath, detail: String)
  /// A later version of Mantel wrote the document; this one leaves it untouched.
  case newerDocument(FilePath, version: Int, supported: Int)
  /// The system could not do what the work needed.
  case system(SystemError)
}

/// Runs `body` and turns a failure of the system into one of the store.
func onSystem<Result>(_ body: () throws(SystemError) -> Result) throws(StoreError) -> Result {
  do {
    return try body()
  } catch {
    throw .system(error)
  }
}
