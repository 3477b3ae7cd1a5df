/// How long a photo stays.
public enum ScheduleInterval: TokenNamed {
  case quarterHour, halfHour, hour, threeHours, sixHours, day, never

  /// The length in seconds, nil for `never`.
  public var seconds: Int64? {
    switch self {
    case .quarterHour: 900
    case .halfHour: 1800
    case .hour: 3600
    case .threeHours: 10_800
    case .sixHours: 21_600
    case .day: 86_400
    case .never: nil
    }
  }

  /// `15m`, `30m`, `1h`, `3h`, `6h`, `1d` or `never`.
  public var token: StaticString {
    switch self {
    case .quarterHour: "15m"
    case .halfHour: "30m"
    case .hour: "1h"
    case .threeHours: "3h"
    case .sixHours: "6h"
    case .day: "1d"
    case .never: "never"
    }
  }
}
