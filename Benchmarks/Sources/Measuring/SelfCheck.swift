/// Checks the measuring itself, on cases worked by hand, before anything is believed of it.
public enum SelfCheck {
  /// What is wrong, as sentences; empty when all is well.
  public static func faults() -> [String] {
    var faults: [String] = []
    func expect(_ isRight: Bool, _ sentence: String) {
      if !isRight { faults.append(sentence) }
    }
    let odd = Distribution([3, 1, 2])
    expect(
      (odd.minimum, odd.median, odd.maximum) == (1, 2, 3), "three samples are not in order")
    expect(Distribution([4, 1, 2, 8]).median == 3, "the median of four is not the middle's mean")
    expect(Distribution([7]).median == 7, "one sample is not its own median")
    let hundred = Distribution((1...100).map(Double.init))
    expect(
      (hundred.quantile(0.95), hundred.quantile(0), hundred.quantile(1)) == (95, 1, 100),
      "95 of a hundred are not its 95 %")
    expect(odd.quantile(0.95) == 3, "the 95 % of three are not their largest")
    let ratios = Distribution.ratios(of: [1, 4, 9], to: [2, 4, 3])
    expect(
      (ratios.minimum, ratios.median, ratios.maximum) == (0.5, 1, 3),
      "ratios are not taken pair by pair")

    let noisy = Finding("", .ratio, Distribution([0.4, 0.5, 0.9]), goal: 0.5)
    expect(noisy.isMet == true, "a median that equals its goal does not meet it")
    let peak = Finding("", .megabytes, Distribution([100, 150, 201]), goal: 200, judging: .maximum)
    expect(peak.isMet == false, "a maximum above its goal meets it")
    expect(Finding("", .seconds, odd).isMet == nil, "a finding without a goal is judged")

    expect(Quantity.seconds.text(0.000_000_345) == "345 ns", "nanoseconds are written wrong")
    expect(Quantity.seconds.text(0.0123) == "12.3 ms", "milliseconds are written wrong")
    expect(Quantity.seconds.text(2.5) == "2.50 s", "seconds are written wrong")
    expect(
      Quantity.megabytes.text(-1.5) == "-1.50 MB", "what is less than nothing is written wrong")
    expect(Quantity.ratio.text(0.5) == "0.500", "ratios are written wrong")
    return faults
  }
}
