import CChafa

/// What a terminal can show, as its environment tells it.
final class Terminal {
  /// The control sequences that it understands.
  let information: OpaquePointer?
  /// Pictures by the kitty protocol, by sixels, or out of symbols.
  let pixelMode: ChafaPixelMode
  /// How many colours it has.
  let canvasMode: ChafaCanvasMode
  /// Which characters its font may be trusted to have.
  let symbols: ChafaSymbolTags

  init(environment: [String: String]) {
    // Sorted, so that the same environment always makes the same picture.
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var copies: [UnsafeMutablePointer<CChar>?] = variables.map { g_strdup($0) }
    copies.append(nil)
    defer { copies.forEach { g_free($0) } }
    let detected = chafa_term_db_detect(chafa_term_db_get_default(), &copies)
    information = detected

    func understands(_ sequence: ChafaTermSeq) -> Bool {
      chafa_term_info_have_seq(detected, sequence) != 0
    }
    pixelMode =
      if understands(CHAFA_TERM_SEQ_BEGIN_KITTY_IMMEDIATE_IMAGE_V1) {
        CHAFA_PIXEL_MODE_KITTY
      } else if understands(CHAFA_TERM_SEQ_BEGIN_SIXELS) {
        CHAFA_PIXEL_MODE_SIXELS
      } else {
        CHAFA_PIXEL_MODE_SYMBOLS
      }
    // Pixels bring their own palette.
    canvasMode =
      if pixelMode != CHAFA_PIXEL_MODE_SYMBOLS
        || understands(CHAFA_TERM_SEQ_SET_COLOR_FGBG_DIRECT)
      {
        CHAFA_CANVAS_MODE_TRUECOLOR
      } else if understands(CHAFA_TERM_SEQ_SET_COLOR_FGBG_256) {
        CHAFA_CANVAS_MODE_INDEXED_240
      } else if understands(CHAFA_TERM_SEQ_SET_COLOR_FGBG_16) {
        CHAFA_CANVAS_MODE_INDEXED_16
      } else if understands(CHAFA_TERM_SEQ_INVERT_COLORS) {
        CHAFA_CANVAS_MODE_FGBG_BGFG
      } else {
        CHAFA_CANVAS_MODE_FGBG
      }
    symbols = Self.speaksUTF8(environment) ? CHAFA_SYMBOL_TAG_BLOCK : CHAFA_SYMBOL_TAG_ASCII
  }

  deinit {
    chafa_term_info_unref(information)
  }

  /// By the locale, in the order in which the C library asks (POSIX, Environment Variables).
  private static func speaksUTF8(_ environment: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return false }
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
  }
}
