import MantelCore
import MantelImaging
import Testing

@Suite struct LookComposerTests {
  static let red = SRGBColor(red8: 200, green8: 30, blue8: 20)
  static let mat = SRGBColor(red8: 10, green8: 240, blue8: 90)
  static let photo = PixelBuffer(size: PixelSize(width: 300, height: 200), color: red)

  func composed(
    _ look: Look, _ shape: WidgetShape, scale: Double = 1, photo: PixelBuffer = photo
  ) -> PixelBuffer {
    let points = shape.points
    let recipe = LookRecipe(
      look, matColor: Self.mat, shape: points, scale: scale, cornerRadius: shape.cornerRadius)
    let aspect = look.frame.window(in: points).size.aspect
    return LookComposer().compose(
      photo, rectangle: CropState().rectangle(photo: photo.size, aspect: aspect),
      output: points.pixels(scale: scale), look: recipe)
  }

  func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> SRGBColor {
    let (red, green, blue) = FilterColorsTests.pixel(picture, y * picture.size.width + x)
    return SRGBColor(red8: red, green8: green, blue8: blue)
  }

  @Test(arguments: WidgetShape.allCases, [1, 1.25, 2, 3])
  func `nothing of the photo is seen outside the window, and nothing of the mat inside`(
    shape: WidgetShape, scale: Double
  ) {
    for frame in PhotoFrame.allCases {
      let picture = composed(Look(frame: frame), shape, scale: scale)
      #expect(picture.size == shape.points.pixels(scale: scale))
      let window = frame.window(in: picture.size)
      let radius = Int(22 * scale)
      var wrong = 0
      for y in 0..<picture.size.height {
        for x in 0..<picture.size.width {
          let inside =
            x >= window.x && y >= window.y && x < window.x + window.width
            && y < window.y + window.height
          let corner =
            min(x - window.x, window.x + window.width - 1 - x) < radius
            && min(y - window.y, window.y + window.height - 1 - y) < radius
          if inside && corner && frame != .fullBleed { continue }
          if pixel(picture, x, y) != (inside ? Self.red : Self.mat) { wrong += 1 }
        }
      }
      #expect(wrong == 0)
    }
  }

  @Test func `the window is the frame's, on whole pixels`() {
    let large = WidgetShape.large.points.pixels()
    #expect(
      PhotoFrame.instant.window(in: large) == PixelArea(x: 66, y: 66, width: 960, height: 862))
    let least = PhotoFrame.instant.window(in: PixelSize(width: 1, height: 1))
    #expect(least == PixelArea(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `a border's inner corners are the mat's and its edges straight`() {
    let picture = composed(Look(frame: .border), .small)
    let window = PhotoFrame.border.window(in: picture.size)
    #expect(pixel(picture, window.x, window.y) == Self.mat)
    #expect(pixel(picture, window.x + 20, window.y) == Self.red)
    #expect(pixel(picture, window.x + 5, window.y + 5) == Self.red)
  }

  @Test func `the filter is on the photo and not on the mat`() {
    let picture = composed(Look(filter: .noir, frame: .border), .small)
    let gray = PhotoFilter.noir.color(Self.red).bytes
    #expect(FilterColorsTests.distance(pixel(picture, 85, 85).bytes, gray) <= 2)
    #expect(pixel(picture, 2, 85) == Self.mat)
  }

  @Test func `a photo that fits is whole, in the middle, over its own dimmed light`() {
    var photo = Self.photo
    photo.place(
      PixelBuffer(size: PixelSize(width: 20, height: 200), color: SRGBColor(gray: 1)), x: 0, y: 0)
    let picture = composed(Look(fits: true), .small, photo: photo)
    // 170 × 113 in the middle of 170 × 170.
    #expect(pixel(picture, 2, 85).luminance > 0.8)
    #expect(pixel(picture, 85, 30) == Self.red && pixel(picture, 85, 139) == Self.red)
    for y in [5, 165] {
      let light = pixel(picture, 85, y)
      #expect(light.red > 2 * light.green && light.red < 0.8 * Self.red.red)
    }
    let same = composed(Look(), .small, photo: Self.photo.scaled(square, to: squareSize))
    let fitting = composed(
      Look(fits: true), .small, photo: Self.photo.scaled(square, to: squareSize))
    #expect(fitting == same)
  }

  private let square = CropRectangle(x: 0, y: 0, width: 200, height: 200)
  private let squareSize = PixelSize(width: 90, height: 90)

  @Test(arguments: [(1, 1), (3000, 1), (1, 3000)])
  func `photos of any proportion can be shown whole`(width: Int, height: Int) {
    let photo = PixelBuffer(size: PixelSize(width: width, height: height), color: Self.red)
    let picture = composed(Look(filter: .fade, frame: .instant, fits: true), .medium, photo: photo)
    #expect(picture.size == PixelSize(width: 364, height: 170))
  }

  @Test func `bands change nothing`() {
    let photo = ColorTableTests.noise()
    let recipe = LookRecipe(
      Look(filter: .chrome, frame: .border), matColor: Self.mat, shape: WidgetShape.small.points,
      cornerRadius: 22)
    func picture(_ bands: Int) -> PixelBuffer {
      LookComposer(bands: bands).compose(
        photo, rectangle: CropRectangle(x: 0, y: 0, width: 60, height: 60),
        output: PixelSize(width: 170, height: 170), look: recipe)
    }
    #expect(picture(1) == picture(3))
  }
}
