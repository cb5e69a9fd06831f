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
    #expect(alerts.alerts(notIn: previous) == alerts.due)
  }

  @Test mutating func onlyNewAlertsAreAdded() {
    alerts.add("One")
    #expect(alerts.alerts(notIn: nil).map(\.message) == ["One"])
    let previous = alerts
    alerts.add("Two")
    #expect(alerts.alerts(notIn: previous).map(\.message) == ["Two"])
    #expect(alerts.alerts(notIn: alerts) == [])
  }

  @Test mutating func anAlertThatIsRemovedIsOneThatOnlyTheEarlierStateHas() {
    alerts.add("One")
    alerts.add("Two")
    let previous = alerts
    alerts.remove(number: 1)
    #expect(previous.alerts(notIn: alerts).map(\.message) == ["One"])
    #expect(alerts.alerts(notIn: previous) == [])
  }
}

extension String: AlertReason {
  public var title: String { "Alert" }
  public var message: String? { self }
}
