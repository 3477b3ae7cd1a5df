import MantelStore

/// Why one photo did not get through; the others go on.
public enum PhotoFailure: Error, Equatable, Sendable {
  /// It could not be read or made into a picture.
  case imaging(ImagingError)
  /// It could not be written to the shared folder.
  case store(StoreError)

  /// Whether the work was called off, rather than having failed.
  public var isCancellation: Bool { self == .imaging(.cancelled) }
}

func onImaging<Result>(_ body: () throws(ImagingError) -> Result) throws(PhotoFailure) -> Result {
  do {
    return try body()
  } catch {
    throw .imaging(error)
  }
}

func onStore<Result>(_ body: () throws(StoreError) -> Result) throws(PhotoFailure) -> Result {
  do {
    return try body()
  } catch {
    throw .store(error)
  }
}
