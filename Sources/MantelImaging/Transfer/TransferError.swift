import MantelStore

/// Why everything could not be moved out to an archive or in from one.
public enum TransferError: Error, Equatable, Sendable {
  /// The archive itself.
  case archive(ArchiveError)
  /// The shared folder, or a document in the archive.
  case store(StoreError)
  /// A photo in the archive that is none.
  case photo(PhotoIdentifier, ImagingError)
  /// A widget in the archive has this photo, and it is neither in the archive nor here.
  case photoMissing(PhotoIdentifier)
  /// The work was called off; nothing was changed.
  case cancelled
}

func onTransferStore<Result>(_ body: () throws(StoreError) -> Result) throws(TransferError)
  -> Result
{
  do {
    return try body()
  } catch {
    throw .store(error)
  }
}

func onTransferArchive<Result>(_ body: () async throws(ArchiveError) -> Result)
  async throws(TransferError) -> Result
{
  do {
    return try await body()
  } catch {
    throw .archive(error)
  }
}
