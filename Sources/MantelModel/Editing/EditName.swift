import MantelStore

/// What an edit was, for the words "Undo …".
public enum EditName: Equatable, Sendable {
  case create, duplicate, delete, rename
  case addPhotos(Int)
  case removePhotos(Int)
  case reorder, pin, unpin, follow, unfollow
  case crop, resetCrop, smartFrame
  case look, caption
  case schedule, shuffle
  case place, unplace
}
