import MantelSystem

/// Why there is no face detection here. Smart frame then goes by what stands out.
public enum FaceLibraryError: Error, Equatable, Sendable {
  /// The library exists for x86-64 processors with AVX2 and FMA only, and this is none.
  case processor
  /// In none of these places is there such a file.
  case absent([FilePath])
  /// The file is there and could not be opened. `detail` is the loader's own word for it, for a log.
  case unusable(FilePath, detail: String)
}
