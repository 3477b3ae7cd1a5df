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

  /// A size in decimal units, with one decimal below a hundred: 999 bytes, 3.4 MB, 124 MB. Negative sizes count as 0.
  public func byteSize(_ bytes: Int64) -> String {
    guard bytes >= 1_000 else {
      return say(one: "{count} byte", many: "{count} bytes", count: max(0, bytes))
    }
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    var scale: Int64 = 1_000
    var unit = 0
    // 999,500 rounds to 1,000 kB, which is said as 1 MB. Int64 reaches 9.2 EB, so the units suffice.
    while rounded(bytes, scale) >= 1_000 {
      scale *= 1_000
      unit += 1
    }
    let amount = bytes / scale < 100 ? tenths(bytes, scale) : "\(rounded(bytes, scale))"
    return "\(amount)\u{A0}\(units[unit])"
  }

  private func rounded(_ bytes: Int64, _ scale: Int64) -> Int64 {
    bytes / scale + (bytes % scale >= scale / 2 ? 1 : 0)
  }

  /// `bytes / scale` rounded to one decimal, which is left out when it is 0.
  private func tenths(_ bytes: Int64, _ scale: Int64) -> String {
    let tenths = bytes / scale * 10 + (bytes % scale / (scale / 100) + 5) / 10
    return "\(tenths / 10)" + (tenths % 10 == 0 ? "" : "\(language.decimalSeparator)\(tenths % 10)")
  }
}

extension Words {
  /// A share 0…1 as whole hundredths: “40 %”.
  public func percent(_ share: Double) -> String {
    "\(Int64((share * 100).rounded()))\u{A0}%"
  }

  /// How many times as large, with one decimal: “1.5×”.
  public func factor(_ value: Double) -> String {
    let tenths = Int64((value * 10).rounded())
    return "\(tenths / 10)\(language.decimalSeparator)\(tenths % 10)×"
  }
}
