import MantelStore
import MantelSystem

/// One look at the folders that a widget follows, and what comes to be known of their files.
struct FollowingLook: Sendable {
  /// What was known before.
  let known: FollowedFilesDocument
  private(set) var listing: FolderListing
  /// What is known of the photos that are in the store for certain.
  private(set) var documents: [PhotoIdentifier: PhotoDocument] = [:]
  /// Whether reading was called off.
  private(set) var wasCancelled = false
  /// Whether no file at all can be read at the moment.
  private(set) var isStopped = false
  private var findings: [SourceRecord: FollowingPlan.Finding]
  /// Files that count as nothing in this look alone.
  private var passing: Set<SourceRecord> = []

  init(listing: FolderListing, known: FollowedFilesDocument) {
    self.listing = listing
    self.known = known
    findings = Dictionary(
      known.files.map { ($0.source, $0.photo.map { .photo($0) } ?? .nothing) },
      uniquingKeysWith: { one, _ in one })
  }

  /// What a failure says of a file.
  enum Verdict: Equatable {
    /// It is no photo, which is nobody's fault.
    case noPhoto
    /// It is a photo that cannot be read as long as it stays as it is.
    case unusable
    /// It cannot be read at the moment; `isThere` is false where it is gone by now.
    case outOfReach(isThere: Bool)
    /// The same for every file.
    case nothingCanBeRead
    /// The work was called off.
    case cancelled

    init(_ failure: PhotoFailure) {
      switch failure {
      case .imaging(.unknownFormat), .imaging(.empty), .imaging(.notAFile): self = .noPhoto
      case .imaging(.workerStopped), .imaging(.workerTimedOut): self = .unusable
      case .imaging(.cancelled): self = .cancelled
      case .imaging(.system(let error))
      where [.open, .inspect, .read].contains(error.operation):
        self = .outOfReach(isThere: !error.isNotFound)
      case .imaging(let error): self = error.isOfTheFile ? .unusable : .nothingCanBeRead
      case .store: self = .nothingCanBeRead
      }
    }

    /// Whether the user is to hear of it.
    var isTold: Bool {
      switch self {
      case .unusable, .nothingCanBeRead: true
      case .outOfReach(let isThere): isThere
      case .noPhoto, .cancelled: false
      }
    }
  }

  func plan(_ document: WidgetDocument, skippingUnread: Bool = false) -> FollowingPlan {
    FollowingPlan(document, listing, findings: findings, skippingUnread: skippingUnread)
  }

  /// The files that have to be read next: those of which nothing is known, then those of photos that come and are not in the store any more.
  mutating func due(_ document: WidgetDocument, in store: PhotoStore) -> [SourceRecord] {
    let plan = plan(document)
    if !plan.unread.isEmpty { return plan.unread }
    return plan.arrivals.filter { !isAvailable($0.photo, in: store) }.map(\.source)
  }

  /// Whether what is known of a photo is known for certain; looks into the store where it is not.
  private mutating func isAvailable(_ photo: PhotoIdentifier, in store: PhotoStore) -> Bool {
    if documents[photo] == nil { documents[photo] = store.documentIfComplete(of: photo) }
    return documents[photo] != nil
  }

  mutating func note(_ arrival: PhotoIntake.Arrival, in file: SourceRecord) {
    documents[arrival.document.id] = arrival.document
    findings[arrival.source] = .photo(arrival.document.id)
    // It may have grown since it was listed.
    if arrival.source != file { listing.replace(file, with: arrival.source) }
  }

  mutating func note(_ verdict: Verdict, of file: SourceRecord) {
    switch verdict {
    case .noPhoto, .unusable: findings[file] = .nothing
    case .outOfReach:
      findings[file] = .nothing
      passing.insert(file)
    case .nothingCanBeRead: isStopped = true
    case .cancelled: wasCancelled = true
    }
  }

  /// Lets photos that would come but are not in the store count as not read.
  mutating func forgetUnavailable(_ document: WidgetDocument, in store: PhotoStore) {
    for found in plan(document, skippingUnread: true).arrivals
    where !isAvailable(found.photo, in: store) {
      findings[found.source] = nil
    }
  }

  /// What is worth knowing at the next look.
  var memory: FollowedFilesDocument {
    var memory = FollowedFilesDocument()
    memory.places =
      listing.places
      + known.places.filter { place in
        !listing.places.contains { $0.folder == place.folder }
          && (listing.roots + listing.troubles.map(\.folder)).contains(place.folder)
      }
    let unseen = known.files.map(\.source).filter { file in
      listing.troubles.contains { file.path.isInside($0.folder) }
    }
    let listed = Set(listing.files)
    let files = listing.files + unseen.filter { !listed.contains($0) }
    var room = Self.maximumMemory
    for file in files.prefix(FollowingPlan.maximumFiles) where !passing.contains(file) {
      guard let finding = findings[file] else { continue }
      room -= file.path.bytes.count
      guard room > 0 else { break }
      if case .photo(let photo) = finding {
        memory.files.append(.init(source: file, photo: photo))
      } else {
        memory.files.append(.init(source: file, photo: nil))
      }
    }
    return memory
  }

  /// The paths of files that are remembered have together at most this many bytes.
  private static let maximumMemory = 4 << 20
}
