import CAdwaita

/// Says what the program is.
public final class AboutWindow: Window {
  /// What the program is called, its icon in the theme, version, who makes it, the text of its license, and its address on the web.
  public init(
    _ parent: View?, name: String, icon: String, version: String, developer: String,
    license: String, website: String? = nil
  ) {
    super.init(window: adw_about_window_new())
    gtk_window_set_transient_for(typed(), parent.flatMap { cadw_window_of($0.widget) })
    adw_about_window_set_application_name(opaque, name)
    adw_about_window_set_application_icon(opaque, icon)
    adw_about_window_set_version(opaque, version)
    adw_about_window_set_developer_name(opaque, developer)
    adw_about_window_set_license(opaque, license.escapedMarkup)
    if let website { adw_about_window_set_website(opaque, website) }
  }

  /// A text about the program.
  public func setComments(_ comments: String) {
    adw_about_window_set_comments(opaque, comments.escapedMarkup)
  }

  /// Who holds the rights.
  public func setCopyright(_ copyright: String) {
    adw_about_window_set_copyright(opaque, copyright.escapedMarkup)
  }

  /// Where faults are reported, on the web.
  public func setIssues(_ address: String) {
    adw_about_window_set_issue_url(opaque, address)
  }
}
