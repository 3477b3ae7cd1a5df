/// Where along one axis a crop's point may lie so that what it shows has all of an extent, in pixels of the photo.
struct CenterRange: Equatable {
  var lower: Double
  var upper: Double

  /// Of a window `window` long on a photo `photo` long. Only the middle of the extent where that is longer than the window.
  ///
  /// Unbounded towards an edge of the photo to which the window can be pushed without losing any of the extent, since a window is
  /// moved to lie inside the photo.
  init(showing extent: ClosedRange<Double>, window: Double, photo: Double) {
    let (first, last) = (extent.lowerBound, extent.upperBound)
    guard last - first <= window else {
      lower = (first + last) / 2
      upper = lower
      return
    }
    lower = last <= window ? -.infinity : last - window / 2
    upper = first >= photo - window ? .infinity : first + window / 2
    // Where the window fits to the hair a rounding error can cross them.
    if lower > upper { (lower, upper) = ((lower + upper) / 2, (lower + upper) / 2) }
  }

  /// What both allow, nil if there is no such point.
  func intersection(_ other: CenterRange) -> CenterRange? {
    var both = self
    both.lower = max(lower, other.lower)
    both.upper = min(upper, other.upper)
    return both.lower <= both.upper ? both : nil
  }

  /// The point in the range nearest to this one.
  func nearest(to point: Double) -> Double {
    min(max(point, lower), upper)
  }
}
