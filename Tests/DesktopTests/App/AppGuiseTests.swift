import MantelCore
import MantelImaging
import MantelWords
import TestSupport
import Testing

/// The app as different people have it: in other languages, colours and sizes.
struct AppGuiseTests {
  /// A way in which the app comes up.
  enum Guise: String, CaseIterable {
    case germanAndDark, spanishWithHighContrastAndLargeText, rightToLeft, narrowAndGerman

    var options: AppDesk.Options {
      switch self {
      case .germanAndDark:
        .init(
          language: "de", settings: ["gtk-enable-animations=1"],
          environment: ["ADW_DEBUG_COLOR_SCHEME": "prefer-dark"])
      case .spanishWithHighContrastAndLargeText:
        .init(
          language: "es", settings: ["gtk-xft-dpi=\(96 * 1024 * 3 / 2)"],
          environment: ["ADW_DEBUG_HIGH_CONTRAST": "1"])
      // Mantel has no words of such a language yet; the toolkit has, and says by them where a line begins.
      case .rightToLeft: .init(language: "he")
      // 360 × 640 within the border.
      case .narrowAndGerman:
        .init(language: "de", size: (360 + 2 * AppDesk.border, 640 + 2 * AppDesk.border))
      }
    }
  }

  @Test(arguments: Guise.allCases)
  func `every page comes up whole`(_ guise: Guise) throws {
    try AppDesk.use(guise.options) { app in
      let words = app.words
      try dress(app.desk)
      try app.start(AppDesk.link)
      if guise == .narrowAndGerman {
        try app.display.run(
          "wmctrl", "-r", ":ACTIVE:", "-b", "add,maximized_vert,maximized_horz")
      }
      let pages: [(key: String, controls: [String])] = [
        ("alt+1", [words.addPhotos, words.addFolder, words.photoMenu("1.jpg")]),
        (
          "alt+2",
          [
            words.zoom, words.smartFrame, words.cropForAllShapes, words.cropForThisShape,
            words.resetCrop,
          ]
        ),
        ("alt+3", [words.filterName(.none), words.lookForWidget, words.lookForPhoto]),
        ("alt+4", [words.changePhoto, words.photoOrder]),
      ]
      let everywhere = [
        words.photosPage, words.cropPage, words.lookPage, words.schedulePage, words.mainMenu,
        words.backToGallery,
      ]
      for (key, controls) in pages {
        try app.keys(key)
        try app.see(controls[0])
        try check(app, guise, key, has: everywhere + controls)
      }
      let back = try app.see(words.backToGallery, "button").extents[0]
      #expect((back > guise.options.size.width / 2) == (guise == .rightToLeft))
      try checkColors(app, guise)
      try app.click(app.see(words.backToGallery, "button"))
      try app.see("Sea", "image")
      try check(app, guise, "gallery", has: [words.newWidget, words.mainMenu])
      try app.choose(words.privacyPage, inMenu: words.mainMenu)
      try app.see(words.openFolder)
      try check(app, guise, "privacy", has: [words.mainMenu, words.backToGallery])
    }
  }

  /// Nothing of the window is cut off, and the controls are to be seen.
  private func check(_ app: AppDesk, _ guise: Guise, _ page: String, has controls: [String]) throws
  {
    let screen = try app.reader.screen()
    let window = try #require(screen.children.first?.extents)
    #expect(window[2] <= guise.options.size.width - 2 * AppDesk.border, "\(page)")
    #expect(window[3] <= guise.options.size.height - 2 * AppDesk.border, "\(page)")
    let seen = Set(screen.all.filter(\.isSeen).map(\.name))
    #expect(Set(controls).subtracting(seen) == [], "\(page)")
  }

  /// The header is dark where that is wanted, and only there.
  private func checkColors(_ app: AppDesk, _ guise: Guise) throws {
    let (left, top) = try app.corner()
    let header = try app.display.screenshot().part(x: left + 2, y: top + 2, width: 4, height: 4)
    #expect((header.bytes[0] < 100) == (guise == .germanAndDark))
  }

  private func dress(_ desk: Desk) throws {
    try desk.hearth(2)
    _ = try desk.answer("look", "Hearth", "--caption", "text", "--text", "Sea")
  }
}
