/// Editing the list never surprises: the photo on screen stays until its slot ends, is not the next one too, and then every photo of the
/// new list is shown once before any repeats.
extension Schedule {
  /// The anchor after an edit at `time` that turned this schedule and list into another.
  ///
  /// Interval, day start and order are compared, and the lists; when they are as before, the anchor is this one's. The photo that was on
  /// screen stays there; if it was removed, the next one of the old plan that is left takes its place, else the new list's first. With
  /// nothing left to show the anchor stays. A pin is no part of the plan.
  /// - Parameters:
  ///   - time: When the edit happens, in Unix seconds.
  ///   - offset: The taps so far; an edit leaves them alone.
  ///   - photos: The list before, each photo once.
  ///   - edited: The schedule after; its own anchor plays no part.
  ///   - editedPhotos: The list after, each photo once.
  ///   - zone: From Unix seconds to the clock's offset east in seconds.
  /// - Returns: The anchor for the edited schedule.
  public func anchor<Photo: Equatable>(
    at time: Int64, offset: Int64, photos: [Photo],
    editedTo edited: Schedule, editedPhotos: [Photo], zone: (Int64) -> Int64
  ) -> Int64 {
    let isUnchanged =
      edited.interval == interval && edited.order == order && edited.dayStart == dayStart
      && editedPhotos == photos
    if isUnchanged || editedPhotos.isEmpty { return anchor }
    let step = step(at: time, offset: offset, zone: zone)
    let index = firstSurvivor(fromStep: step, of: photos, in: editedPhotos) ?? 0
    let first = edited.firstStep(showing: index, count: editedPhotos.count)
    return edited.slot(at: time, zone: zone) &+ offset &- first
  }

  /// The place in the new list of the first photo, from `step` on in this plan, that is still there.
  private func firstSurvivor<Photo: Equatable>(
    fromStep step: Int64, of photos: [Photo], in editedPhotos: [Photo]
  ) -> Int? {
    var sequence = PhotoSequence(self, count: photos.count)
    // The rest of this cycle and the whole of the next hold every photo.
    for ahead in 0..<2 * Int64(photos.count) {
      let photo = photos[sequence.index(ofStep: step &+ ahead)]
      if let index = editedPhotos.firstIndex(of: photo) { return index }
    }
    return nil
  }

  /// The step from which the plan begins with the photo at `index` and shows all the others before any repeats.
  private func firstStep(showing index: Int, count: Int) -> Int64 {
    guard order == .shuffled, interval != .never, count > 1 else { return Int64(index) }
    if count == 2 {
      let permutation = CyclePermutation(seed: seed, cycle: 0, count: 2)
      return permutation.indices[0] == index ? 0 : 1
    }
    // One cycle in `count` begins with the photo.
    var cycle: Int64 = 0
    while CyclePermutation(seed: seed, cycle: cycle, count: count).indices[0] != index {
      cycle += 1
    }
    return cycle * Int64(count)
  }
}
