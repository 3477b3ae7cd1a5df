/// How often a widget was tapped onward, less how often back. Apart from the widget's document, since the widget itself writes it.
struct TapsDocument: StoreDocument, Equatable {
  static let currentVersion = 1

  var version = currentVersion
  var offset: Int64 = 0
}
