import MantelWords

extension Words {
  /// What a step was, for "Undo …".
  public func step(_ name: EditName) -> String {
    let step: EditStep =
      switch name {
      case .create: .create
      case .duplicate: .duplicate
      case .delete: .delete
      case .rename: .rename
      case .addPhotos: .addPhotos
      case .removePhotos: .removePhotos
      case .reorder: .reorder
      case .pin: .pin
      case .unpin: .unpin
      case .follow: .follow
      case .unfollow: .unfollow
      case .crop: .crop
      case .resetCrop: .resetCrop
      case .smartFrame: .smartFrame
      case .look: .look
      case .caption: .caption
      case .schedule: .schedule
      case .shuffle: .shuffle
      case .place: .place
      case .unplace: .unplace
      }
    return self.step(step)
  }
}
