import CAdwaita

/// Asks something over a window.
public final class MessageDialog {
  /// How a response looks.
  public enum ResponseStyle: Sendable {
    /// As most do.
    case `default`
    /// As what is probably wanted.
    case suggested
    /// As what destroys something.
    case destructive

    fileprivate var g: AdwResponseAppearance {
      switch self {
      case .default: ADW_RESPONSE_DEFAULT
      case .suggested: ADW_RESPONSE_SUGGESTED
      case .destructive: ADW_RESPONSE_DESTRUCTIVE
      }
    }
  }

  private let view: View
  private var responses: [String] = []

  /// A question with a heading and a text.
  public init(_ parent: View?, heading: String, body: String = "") {
    view = View(
      widget: cadw_message_dialog_new(parent.flatMap { cadw_window_of($0.widget) }, heading, body))
  }

  /// Adds something to answer with.
  public func addResponse(_ id: String, label: String, style: ResponseStyle = .default) {
    adw_message_dialog_add_response(view.typed(), id, label)
    adw_message_dialog_set_response_appearance(view.typed(), id, style.g)
  }

  /// Lets something be answered with, or not.
  public func setEnabled(_ isEnabled: Bool, response id: String) {
    adw_message_dialog_set_response_enabled(view.typed(), id, isEnabled.g)
  }

  /// What Enter answers; nil for nothing.
  public var defaultResponse: String? {
    didSet { adw_message_dialog_set_default_response(view.typed(), defaultResponse) }
  }

  /// What Escape answers.
  public var closeResponse = "close" {
    didSet { adw_message_dialog_set_close_response(view.typed(), closeResponse) }
  }

  /// A view below the text.
  public var extraChild: View? {
    get { View.of(adw_message_dialog_get_extra_child(view.typed())) }
    set { adw_message_dialog_set_extra_child(view.typed(), newValue?.widget) }
  }

  /// Asks, and calls `answer` once with the response.
  public func present(_ answer: @escaping (String) -> Void = { _ in }) {
    view.keep(
      Signals.connectPointer(view.raw, "response") { [weak view] response in
        let response = response.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        answer(response ?? "")
        MainLoop.soon { view?.discard() }
      })
    gtk_window_present(view.typed())
  }

  /// Answers for the user.
  public func close(with response: String) {
    adw_message_dialog_response(view.typed(), response)
    gtk_window_destroy(view.typed())
  }
}
