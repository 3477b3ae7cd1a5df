import MantelCore
import Testing

/// Where widgets come to lie. The work area starts below a panel, so that its lines are not those of the monitor.
@Suite struct DesktopGridTests {
  private let area = DesktopArea(x: 10, y: 30, width: 1900, height: 1050)
  private let size = WidgetShape.large.points

  private func snapped(_ x: Double, _ y: Double, others: [DesktopArea] = []) -> DesktopPlace {
    DesktopGrid.snapped(DesktopPlace(x: x, y: y), size: size, in: area, others: others)
  }

  @Test func `near the top left a widget goes to the lines counted from there`() {
    #expect(snapped(10 + 33, 30 + 50) == DesktopPlace(x: 10 + 32, y: 30 + 48))
    #expect(snapped(10 + 40.5, 30 + 7.9) == DesktopPlace(x: 10 + 48, y: 30))
  }

  @Test func `near the bottom right a widget goes to the lines counted from there`() {
    let right = area.right - size.width
    let bottom = area.bottom - size.height
    #expect(snapped(right - 33, bottom - 50) == DesktopPlace(x: right - 32, y: bottom - 48))
    #expect(snapped(right - 2, bottom - 9) == DesktopPlace(x: right, y: bottom - 16))
  }

  @Test func `a widget let go beyond an edge lies at it`() {
    #expect(snapped(-500, -500) == DesktopPlace(x: area.x, y: area.y))
    #expect(
      snapped(9_000, 9_000)
        == DesktopPlace(x: area.right - size.width, y: area.bottom - size.height))
  }

  @Test func `near another widget its edges count more than the lines`() {
    // Edges that no line of the grid meets.
    let other = DesktopArea(x: 205, y: 107, width: 170, height: 170)
    let place = snapped(other.right + DesktopGrid.step + 5, other.y - 6, others: [other])
    #expect(place == DesktopPlace(x: other.right + DesktopGrid.step, y: other.y))
    let below = snapped(other.x + 4, other.bottom + DesktopGrid.step - 7, others: [other])
    #expect(below == DesktopPlace(x: other.x, y: other.bottom + DesktopGrid.step))
  }

  @Test func `right and bottom edges come in line too`() {
    let other = DesktopArea(x: 700, y: 600, width: 411, height: 390)
    let place = snapped(
      other.right - size.width + 3, other.y - DesktopGrid.step - size.height - 3, others: [other])
    #expect(
      place
        == DesktopPlace(
          x: other.right - size.width, y: other.y - DesktopGrid.step - size.height))
  }

  @Test func `a widget farther away is no neighbour`() {
    let other = DesktopArea(x: 205, y: 107, width: 170, height: 170)
    let alone = snapped(other.x + 9, other.y + 9)
    #expect(snapped(other.x + 9, other.y + 9, others: [other]) == alone)
  }

  @Test func `the nearest of several edges wins`() {
    let others = [
      DesktopArea(x: 205, y: 700, width: 170, height: 170),
      DesktopArea(x: 209, y: 700, width: 170, height: 170),
    ]
    #expect(snapped(208, 60, others: others).x == 209)
    #expect(snapped(206, 60, others: others).x == 205)
  }

  @Test func `another widget cannot pull one out of the work area`() {
    let other = DesktopArea(x: area.right - 100, y: area.bottom - 100, width: 170, height: 170)
    let place = snapped(area.right - 102, area.bottom - 102, others: [other])
    #expect(place == DesktopPlace(x: area.right - size.width, y: area.bottom - size.height))
  }

  @Test func `wherever a widget is let go it lies inside, and stays when it is let go there again`()
  {
    var dice = SplitMix64(state: 7)
    for _ in 0..<2_000 {
      let x = Double(dice.next() % 3_000) / 1.25 - 200
      let y = Double(dice.next() % 3_000) / 1.75 - 200
      let place = snapped(x, y)
      #expect(place.x >= area.x && place.x + size.width <= area.right)
      #expect(place.y >= area.y && place.y + size.height <= area.bottom)
      #expect(snapped(place.x, place.y) == place)
    }
  }

  @Test func `what is no number lies at the top left`() {
    #expect(snapped(.nan, .nan) == DesktopPlace(x: area.x, y: area.y))
    #expect(snapped(.infinity, -.infinity) == DesktopPlace(x: area.x, y: area.y))
    let nowhere = DesktopArea(x: .nan, y: .nan, width: .nan, height: .nan)
    #expect(snapped(43, 78, others: [nowhere]) == snapped(43, 78))
  }

  @Test func `a widget larger than the monitor shows its top left`() {
    let small = DesktopArea(x: 5, y: 7, width: 200, height: 100)
    let corner = DesktopPlace(x: 5, y: 7)
    let place = DesktopPlace(x: 60, y: 60)
    #expect(DesktopGrid.snapped(place, size: size, in: small, others: []) == corner)
    #expect(DesktopGrid.inside(place, size: size, of: small) == corner)
    #expect(DesktopGrid.freePlace(for: size, in: small, others: []) == corner)
  }

  @Test func `a place that lies inside is kept to the point`() {
    let place = DesktopPlace(x: 123.25, y: 456.5)
    #expect(DesktopGrid.inside(place, size: size, of: area) == place)
    let outside = DesktopPlace(x: 1_900, y: 5)
    #expect(
      DesktopGrid.inside(outside, size: size, of: area)
        == DesktopPlace(x: area.right - size.width, y: area.y))
  }
}

/// The places that are left for one more widget.
@Suite struct FreePlaceTests {
  private let area = DesktopArea(x: 0, y: 27, width: 1280, height: 773)

  /// Fills the area until a widget has to lie over others, and gives those that found room.
  private func fill(_ shapes: [WidgetShape]) -> [DesktopArea] {
    var placed: [DesktopArea] = []
    for number in 0..<200 {
      let size = shapes[number % shapes.count].points
      let next = DesktopArea(DesktopGrid.freePlace(for: size, in: area, others: placed), size)
      if placed.contains(where: { overlaps($0, next) }) { return placed }
      placed.append(next)
    }
    return placed
  }

  /// Whether two widgets have less than a step between them; said without the grid's own words.
  private func overlaps(_ one: DesktopArea, _ other: DesktopArea) -> Bool {
    let apart = max(
      max(other.x - one.right, one.x - other.right), max(other.y - one.bottom, one.y - other.bottom)
    )
    return apart < DesktopGrid.step
  }

  @Test func `the first widget hangs two steps from the top right`() {
    let size = WidgetShape.large.points
    #expect(
      DesktopGrid.freePlace(for: size, in: area, others: [])
        == DesktopPlace(x: 1280 - 32 - size.width, y: 27 + 32))
  }

  @Test func `the next one hangs below it, then comes the next column`() {
    let size = WidgetShape.large.points
    let first = DesktopArea(DesktopGrid.freePlace(for: size, in: area, others: []), size)
    let small = WidgetShape.small.points
    let second = DesktopGrid.freePlace(for: small, in: area, others: [first])
    // In the column of its own right edge: the small one is narrower.
    #expect(second == DesktopPlace(x: 1280 - 32 - small.width, y: first.bottom + 16))
    let third = DesktopGrid.freePlace(
      for: size, in: area, others: [first, DesktopArea(second, small)])
    #expect(third.x + size.width <= first.x - 16 && third.y == first.y)
  }

  @Test(arguments: [
    [WidgetShape.small], [.medium], [.large], [.large, .small], [.small, .medium, .large],
  ])
  func `widgets that find room lie inside and apart`(_ shapes: [WidgetShape]) {
    let placed = fill(shapes)
    #expect(placed.count >= 3)
    for (index, one) in placed.enumerated() {
      #expect(one.x >= area.x && one.right <= area.right)
      #expect(one.y >= area.y && one.bottom <= area.bottom)
      #expect(!placed[..<index].contains { overlaps($0, one) })
    }
  }

  @Test func `a desktop of small widgets is filled well`() {
    // Six columns of four would fit at best.
    #expect(fill([.small]).count >= 18)
  }

  @Test func `where the desktop is full a widget lies over others in the corner`() {
    let size = WidgetShape.large.points
    let everything = DesktopArea(x: 0, y: 0, width: 1280, height: 800)
    #expect(
      DesktopGrid.freePlace(for: size, in: area, others: [everything])
        == DesktopGrid.freePlace(for: size, in: area, others: []))
  }

  @Test func `widgets on no place at all take no room`() {
    let size = WidgetShape.large.points
    let nowhere = DesktopArea(x: .nan, y: .nan, width: 364, height: 382)
    #expect(
      DesktopGrid.freePlace(for: size, in: area, others: [nowhere])
        == DesktopGrid.freePlace(for: size, in: area, others: []))
  }
}
