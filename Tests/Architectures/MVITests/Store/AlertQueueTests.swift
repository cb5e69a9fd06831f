import Testing

@testable import MVI

struct AlertQueueTests {
  private var alerts = AlertQueue()

  @Test mutating func alertsAreDueInTheirOrder() {
    alerts.add(title: "Alert", message: "One")
    alerts.add(title: "Alert", message: "Two")
    #expect(alerts.due.map(\.message) == ["One", "Two"])
  }

  @Test mutating func anAlertThatComesAgainIsAnother() throws {
    alerts.add(title: "Alert", message: "Same")
    let previous = alerts
    let first = try #require(alerts.due.first)
    alerts.remove(number: first.number)
    alerts.add(title: "Alert", message: "Same")
    #expect(alerts.added(to: previous) == alerts.due)
  }

  @Test mutating func onlyNewAlertsAreAdded() {
    alerts.add(title: "Alert", message: "One")
    #expect(alerts.added(to: nil).map(\.message) == ["One"])
    let previous = alerts
    alerts.add(title: "Alert", message: "Two")
    #expect(alerts.added(to: previous).map(\.message) == ["Two"])
    #expect(alerts.added(to: alerts) == [])
  }
}
