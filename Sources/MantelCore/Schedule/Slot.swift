/// Numbered stretches of time in which the photo stays the same.
extension Schedule {
  /// The slot that `time` lies in; 0 for `never`.
  ///
  /// Up to an hour slots follow the zone's clock only by the part of its offset that is no whole interval; longer ones begin at the
  /// marks of the local day, counted from `dayStart`. A clock that is set back by up to three hours does not take the slot with it:
  /// the slot reached before stays until the new clock has caught up.
  public func slot(at time: Int64, zone: (Int64) -> Int64) -> Int64 {
    guard let length = interval.seconds else { return 0 }
    let time = clamp(time, to: timeLimit)
    let offset = boundedOffset(zone, time)
    let slot = clockSlot(at: time, offset: offset, length: length)
    guard boundedOffset(zone, time - longestSetBack) > offset else { return slot }
    let before = lastSecondBeforeSetBack(until: time, offset: offset, zone: zone)
    return max(
      slot, clockSlot(at: before, offset: boundedOffset(zone, before), length: length))
  }

  /// The first second after `time` whose slot is greater, or nil when there is none.
  ///
  /// Exact as long as the clock is set back by no more than three hours; beyond that it is still a second at which the slot
  /// becomes greater than at `time`.
  public func nextChange(after time: Int64, zone: (Int64) -> Int64) -> Int64? {
    nextSlot(after: time, slot: slot(at: time, zone: zone), zone: zone)?.start
  }

  /// `nextChange` for a caller who knows the slot at `time`, with the slot that begins there.
  func nextSlot(after time: Int64, slot current: Int64, zone: (Int64) -> Int64)
    -> (start: Int64, slot: Int64)?
  {
    guard let length = interval.seconds, time < timeLimit else { return nil }
    let time = max(time, -timeLimit)
    // The next mark of the clock as it goes now, then as it goes at that mark: a transition may lie between.
    var offset = boundedOffset(zone, time)
    for _ in 0..<2 {
      let mark = nextMark(after: time, offset: offset, length: length)
      if mark > time, mark <= timeLimit, slot(at: mark - 1, zone: zone) == current {
        let next = slot(at: mark, zone: zone)
        if next > current { return (mark, next) }
      }
      offset = boundedOffset(zone, clamp(mark, to: timeLimit))
    }
    return searchNextSlot(after: time, slot: current, length: length, zone: zone)
  }

  /// Brackets the change by doubling strides and halves the bracket, at most some 120 slots looked at.
  private func searchNextSlot(
    after time: Int64, slot current: Int64, length: Int64, zone: (Int64) -> Int64
  ) -> (start: Int64, slot: Int64)? {
    var low = time
    var stride = length
    var high = min(time + stride, timeLimit)
    var next = slot(at: high, zone: zone)
    while next <= current {
      guard high < timeLimit else { return nil }
      low = high
      stride *= 2
      high = high > timeLimit - stride ? timeLimit : high + stride
      next = slot(at: high, zone: zone)
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let candidate = slot(at: middle, zone: zone)
      if candidate > current { (high, next) = (middle, candidate) } else { low = middle }
    }
    return (high, next)
  }

  /// The slot by the clock alone.
  private func clockSlot(at time: Int64, offset: Int64, length: Int64) -> Int64 {
    guard length > 3600 else { return floorDiv(time + mod(offset, length), length) }
    let local = time + offset - dayStart
    return floorDiv(local, secondsPerDay) * (secondsPerDay / length)
      + floorDiv(mod(local, secondsPerDay), length)
  }

  /// The second at which the clock's next slot begins, were its offset to stay.
  private func nextMark(after time: Int64, offset: Int64, length: Int64) -> Int64 {
    let shift = length > 3600 ? offset - dayStart : mod(offset, length)
    return (floorDiv(time + shift, length) + 1) * length - shift
  }

  /// The last second before the clock was set back to `offset`, given that it was within `longestSetBack` before `time`.
  private func lastSecondBeforeSetBack(until time: Int64, offset: Int64, zone: (Int64) -> Int64)
    -> Int64
  {
    var before = time - longestSetBack
    var after = time
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if boundedOffset(zone, middle) > offset { before = middle } else { after = middle }
    }
    return before
  }

  /// A clock set back by more than this many seconds takes the slot with it.
  private var longestSetBack: Int64 { 10_800 }
  /// Times are taken to lie within this many seconds of 1970.
  private var timeLimit: Int64 { 1 << 60 }

  private func boundedOffset(_ zone: (Int64) -> Int64, _ time: Int64) -> Int64 {
    clamp(zone(time), to: 7 * secondsPerDay)
  }

  private func clamp(_ value: Int64, to limit: Int64) -> Int64 {
    min(max(value, -limit), limit)
  }
}
