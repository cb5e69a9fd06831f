import WorkbenchKit

extension Scenario {
  static let todoLoading: [Scenario] =
    alertOfEachError(
      "todo 1",
      "a load that fails",
      script: { condition, message in
        """
        network \(condition)
        tap "Reload"
        wait 400ms
        expect "Alert"
        expect \(message.quotedForScript)
        """
      }
    ) + [
      Scenario(
        "todo 1",
        "until the list is loaded there are only the indicator and Reload",
        script: "wait 399ms",
        check: { session in
          try session.expectTexts(["To-dos", "Reload", "Loading"])
          try session.expectOffers([.tap("Reload")])
        }
      ),
      Scenario(
        "todo 1",
        "the answer shows the list, and Reload is gone",
        data: .milkAndBread,
        script: "wait 400ms",
        check: { session in
          try session.expectTexts([
            "To-dos", "What needs to be done?", "Add", "Mark all as done",
            "All", "Active", "Completed", "1 item left", "Clear completed",
            "[ ] Milk", "Edit", "Two bottles", "[x] Bread", "Edit",
          ])
          try session.expectOffers([
            .tap("Add"), .tap("Mark all as done"), .tap("All"),
            .tap("Active"), .tap("Completed"), .tap("Clear completed"),
            .type(), .select(upTo: 2), .tap("Edit", rows: 1...2),
          ])
        }
      ),
      Scenario(
        "todo 1",
        "after a failed load there is only Reload, which loads again",
        data: .milkAndBread,
        script: """
          network off
          tap "Reload"
          wait 400ms
          tap "OK"
          refute "Loading"
          network on
          """,
        check: { session in
          try session.expectTexts(["To-dos", "Reload"])
          try session.expectOffers([.tap("Reload")])
          try session.perform(.tap("Reload"))
          try session.expectTexts(["To-dos", "Reload", "Loading"])
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText("[ ] Milk")
        }
      ),
      Scenario(
        "todo 1",
        "Reload while loading: the last load asked for wins",
        script: """
          network off
          tap "Reload"
          network on
          wait 100ms
          tap "Reload"
          wait 300ms
          refute "No Network"
          expect "Loading"
          refute "Buy milk"
          wait 100ms
          expect "Buy milk"
          refute "Loading"
          refute "No Network"
          """
      ),
    ]
}
