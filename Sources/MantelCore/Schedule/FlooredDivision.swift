/// The quotient rounded toward minus infinity. `divisor` must be above 0.
public func floorDiv(_ value: Int64, _ divisor: Int64) -> Int64 {
  let quotient = value / divisor
  return value % divisor < 0 ? quotient - 1 : quotient
}

/// What `floorDiv` leaves over, from 0 up to and without `divisor`, which must be above 0.
public func mod(_ value: Int64, _ divisor: Int64) -> Int64 {
  let remainder = value % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
