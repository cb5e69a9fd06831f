import Testing

@testable import MVI

struct AlertQueueTests {
  private var alerts = AlertQueue<String>()

  @Test mutating func alertsAreDueInTheirOrder() {
    alerts.add("One")
    alerts.add("Two")
    #expect(alerts.due.map(\.message) == ["One", "Two"])
  }

  @Test mutating func anAlertThatComesAgainIsAnother() throws {
    alerts.add("Same")
    let previous = alerts
    let first = try #require(alerts.due.first)
    alerts.remove(number: first.number)
    alerts.add("Same")
    #expect(alerts.added(to: previous) == alerts.due)
  }

  @Test mutating func onlyNewAlertsAreAdded() {
    alerts.add("One")
    #expect(alerts.added(to: nil).map(\.message) == ["One"])
    let previous = alerts
    alerts.add("Two")
    #expect(alerts.added(to: previous).map(\.message) == ["Two"])
    #expect(alerts.added(to: alerts) == [])
  }
}

extension String: AlertReason {
  public var title: String { "Alert" }
  public var message: String? { self }
}
