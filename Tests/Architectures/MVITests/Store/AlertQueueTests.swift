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
    let first = try #require(alerts.due.first)
    alerts.remove(number: first.number)
    alerts.add("Same")
    #expect(alerts.due.map(\.message) == ["Same"])
    #expect(alerts.due != [first])
  }

  @Test mutating func onlyTheAlertOfTheNumberIsRemoved() {
    alerts.add("One")
    alerts.add("Two")
    alerts.remove(number: 1)
    #expect(alerts.due.map(\.message) == ["Two"])
  }
}

extension String: AlertReason {
  public var title: String { "Alert" }
  public var message: String? { self }
}
