import Play

/// A list that is loaded at the start and by a button "Reload", as its
/// scenarios of loading need to know it.
struct LoadedList: Sendable {
  /// What its rows are called together.
  let rows: String
  /// That it is loaded, and that it can be loaded again and can fail.
  let loading, reloading: Behaviour
  /// What stands on the screen where there is no row.
  let texts: [String]
  /// What can be seen when the bundled list is loaded.
  let sample: String
  /// What leads back to the list from a row that was selected.
  let wayBack: Action
  /// What a list of so many rows offers while nothing covers it.
  let offers: @Sendable (Int) -> [Offer]
  /// Lists with rows of these names: what the first load is answered with,
  /// the second, and so on, each after its delay.
  let data: @Sendable ([[String]], [Duration]) -> FeatureData

  var scenarios: [Scenario] {
    first + failures + again + shared
  }

  private var first: [Scenario] {
    [
      loading(
        "while the \(rows) load an indicator runs and there is no table",
        shows: texts + ["Loading"],
        offers: offers(0)
      ),
      loading(
        "the answer stops the indicator and shows the table",
        data: data([["First", "Second"]], []),
        script: """
          wait 399ms
          refute "First"
          expect "Loading"
          wait 1ms
          expect \(texts[0].quotedForScript)
          expect "First"
          expect "Second"
          refute "Loading"
          """,
        offers: offers(2)
      ),
    ]
  }

  private var failures: [Scenario] {
    [
      reloading(
        "after a failed first load the table is empty, and Reload loads again",
        script: """
          network off
          tap "Reload"
          wait 400ms
          tap "OK"
          network on
          """,
        check: { session in
          try session.expectTexts(texts)
          try session.expectOffers(offers(0))
          try session.perform(.tap("Reload"))
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText(sample)
        }
      ),
      reloading(
        "after a failed reload the table shows what it last showed",
        data: data([(1...30).map { "Row \($0)" }], []),
        script: "wait 400ms",
        check: { session in
          try session.perform(.select(20))
          try session.perform(wayBack)
          let list = session.makeFrame()
          try session.perform(.network(.off))
          try session.perform(.tap("Reload"))
          try session.perform(.wait(.milliseconds(400)))
          try session.expectText("No Network")
          try session.perform(.tap("OK"))
          try session.expectLooks(like: list)
        }
      ),
    ] + reloading.alertOfEachFailedLoad
  }

  private var again: [Scenario] {
    [
      reloading(
        "Reload while loading: an earlier failure is dropped",
        script: """
          network off
          tap "Reload"
          network on
          wait 100ms
          tap "Reload"
          wait 300ms
          refute "No Network"
          expect "Loading"
          wait 100ms
          expect \(sample.quotedForScript)
          refute "No Network"
          """
      ),
      reloading(
        "Reload while loading: what comes late from an earlier load is dropped",
        data: data(
          [["First"], ["Second"]],
          [.seconds(1), .milliseconds(400)]
        ),
        script: """
          tap "Reload"
          wait 400ms
          expect "Second"
          wait 600ms
          expect "Second"
          refute "First"
          """
      ),
    ]
  }

  private var shared: [Scenario] {
    [
      Scenario.all2(
        "a table that is hidden offers no rows, though it has some",
        script: """
          wait 400ms
          tap "Reload"
          """,
        offers: offers(0)
      ),
      Scenario.all3(
        "loading can be seen after every call before the answer comes",
        script: """
          expect "Loading"
          wait 0s
          expect "Loading"
          wait 400ms
          tap "Reload"
          expect "Loading"
          """
      ),
    ]
  }
}

extension Behaviour {
  /// The alerts of a load that fails and is asked for by "Reload".
  var alertOfEachFailedLoad: [Scenario] {
    alertOfEachError("a load that fails") { condition in
      """
      network \(condition)
      tap "Reload"
      wait 400ms
      """
    }
  }
}
