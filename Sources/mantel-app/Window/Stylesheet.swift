import AdwaitaEngine

/// What the toolkit's own style does not have.
enum Stylesheet {
  private static var isLoaded = false

  /// Adds it, once.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    Appearance.addStyles(
      """
      .drop-here { box-shadow: inset 0 0 0 3px @accent_bg_color; }
      .badge { padding: 2px 8px; border-radius: 99px; font-size: 0.8em; font-weight: bold;
        background: alpha(@window_bg_color, 0.9); color: @window_fg_color; }
      .badge.accent { background: @accent_bg_color; color: @accent_fg_color; }
      .badge.warning { background: @warning_bg_color; color: @warning_fg_color; }
      flowboxchild .quiet { opacity: 0; }
      flowboxchild:hover .quiet, flowboxchild:focus-within .quiet, flowboxchild:selected .quiet,
      flowboxchild .quiet:checked { opacity: 1; }
      .empty { background: alpha(@window_fg_color, 0.06); border-radius: 14px; }
      .notice { border-top: 1px solid @borders; }
      .tile { border-radius: 12px; padding: 8px; }
      flowboxchild { border-radius: 14px; padding: 4px; }
      .choice { padding: 4px; border-radius: 12px; }
      .choice:checked { background: none; box-shadow: inset 0 0 0 3px @accent_bg_color; }
      .swatch { border-radius: 99px; border: 1px solid alpha(@window_fg_color, 0.25); }
      .stage { border-radius: 12px; }
      .stage:focus-visible { outline: 3px solid @accent_bg_color; outline-offset: 2px; }
      .chosen { box-shadow: 0 0 0 3px @accent_bg_color; border-radius: 14px; }
      """)
  }
}
