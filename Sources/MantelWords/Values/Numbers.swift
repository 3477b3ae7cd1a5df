extension Words {
  /// A whole number, its digits grouped as the language does: 12,345 or 12.345.
  public func number(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    let (separator, fromDigits) = language.grouping
    guard digits.count >= fromDigits else { return String(value) }
    var result = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }

  /// A size in decimal units with at most one decimal: 999 bytes, 3.4 MB. Negative sizes count as 0.
  public func byteSize(_ bytes: Int64) -> String {
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    guard bytes >= 1_000 else {
      return say(one: "{count} byte", many: "{count} bytes", count: max(0, bytes))
    }
    var unit = 0
    var scale: Int64 = 1_000
    // 999,950 rounds to 1,000.0 kB, which is said as 1 MB.
    while unit < units.count - 1, bytes / scale >= 1_000 || tenths(bytes, scale) >= 10_000 {
      scale *= 1_000
      unit += 1
    }
    let tenths = tenths(bytes, scale)
    let decimals = tenths % 10 == 0 || tenths >= 1_000 ? "" : language.decimalSeparator + "\(tenths % 10)"
    let whole = tenths >= 1_000 ? (tenths + 5) / 10 : tenths / 10
    return "\(whole)\(decimals)\u{A0}\(units[unit])"
  }

  /// Tenths of `scale`, rounded; exact for every size, as neither product nor sum overflows.
  private func tenths(_ bytes: Int64, _ scale: Int64) -> Int64 {
    bytes / scale * 10 + (bytes % scale / (scale / 100) + 5) / 10
  }
}
