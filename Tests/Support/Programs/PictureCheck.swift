/// Looks at finished pictures with a decoder that is not ours.
public enum PictureCheck {
  /// The size of each JPEG as `WIDTH HEIGHT`. Each is decoded to its last row; half a picture is an error.
  public static func sizes(of paths: [String]) throws -> [String] {
    let script = """
      import sys
      from PIL import Image
      for path in sys.argv[1:]:
          data = open(path, "rb").read()
          assert data[:2] == b"\\xff\\xd8" and data[-2:] == b"\\xff\\xd9", path
          image = Image.open(path)
          assert image.format == "JPEG", path
          image.load()
          print(*image.size)
      """
    return try Python.run(script, paths).lines
  }
}
