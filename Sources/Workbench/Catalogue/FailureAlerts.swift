import WorkbenchKit

extension Scenario {
  /// A scenario for each error of a service, which ends with its alert.
  static func alertOfEachError(
    _ behaviour: String,
    _ situation: String,
    script: (NetworkCondition, _ message: String) -> String
  ) -> [Scenario] {
    let messages: [(NetworkCondition, String)] = [
      (.off, "No Network"),
      (.overloaded, "Server is overloaded"),
      (.forbidden, "You don't have permission"),
      (.garbled, "The server's answer could not be read"),
    ]
    return messages.map { condition, message in
      Scenario(
        behaviour,
        "\(situation), network \(condition): the alert says \"\(message)\"",
        script: script(condition, message),
        check: { session in
          try session.expectText("Alert")
          try session.expectText(message)
          try session.expectOffers([.tap("OK")])
        }
      )
    }
  }
}
