import MantelCore
import Testing

@Suite struct ScheduleWordsTests {
  @Test func `every choice is read back from its word`() {
    for interval in ScheduleInterval.allCases {
      #expect(ScheduleInterval(token: interval.token.description.utf8) == interval)
    }
    for order in PhotoOrder.allCases {
      #expect(PhotoOrder(token: order.token.description.utf8) == order)
    }
    for shape in WidgetShape.allCases {
      #expect(WidgetShape(token: shape.token.description.utf8) == shape)
    }
    for frame in PhotoFrame.allCases {
      #expect(PhotoFrame(token: frame.token.description.utf8) == frame)
    }
  }

  @Test func `the words are those of the command line`() {
    #expect(
      ScheduleInterval.allCases.map(\.token.description)
        == ["15m", "30m", "1h", "3h", "6h", "1d", "never"])
    #expect(PhotoOrder.allCases.map(\.token.description) == ["in-order", "shuffle"])
  }

  @Test func `other words are none`() {
    for word in ["", "1H", "15", "15mm", "1h ", "never\0"] {
      #expect(ScheduleInterval(token: word.utf8) == nil)
    }
  }

  @Test func `the seconds fit the words`() {
    #expect(
      ScheduleInterval.allCases.map(\.seconds) == [900, 1800, 3600, 10_800, 21_600, 86_400, nil])
  }
}
