import ConsoleUI
import Play
import TestSupport
import Testing

/// Random use of the screen of many views.
@MainActor
struct ManyViewsRandomTests {
  private static let count = SlowTests.areRun ? 10_000 : 400

  @Test func soundVariantsStayTheSame() throws {
    guard case .same = compare(fault: nil) else {
      Issue.record("two sound variants differ")
      return
    }
  }

  @Test(
    arguments: SlowTests.areRun
      ? ManyViewsController.Fault.allCases
      : Array(ManyViewsController.Fault.allCases.prefix(2))
  )
  func aFaultOfOneOfSeveralViewsIsFound(
    fault: ManyViewsController.Fault
  ) throws {
    guard case .different(let finding) = compare(fault: fault) else {
      Issue.record("the fault was not found")
      return
    }
    #expect(finding.moment.difference?.variant == 1)
    let lines = finding.shortest.lines
    #expect(lines.count <= 3, "\(lines.map(\.step))")
    for line in lines {
      switch line.step {
      case .action(.type(let text, _, _)): #expect(["", "a"].contains(text))
      case .action(.select(let row)): #expect(row <= 2)
      case .action(.tap(_, let row, _)): #expect((row ?? 1) <= 2)
      default: break
      }
    }
  }

  @Test func everyViewIsReachedAndEveryOfferHolds() throws {
    let session = try Session.manyViews()
    var choice = RandomActions(seed: 1, data: FeatureData { _ in () })
    var reached: Set<String> = []
    for _ in 0..<Self.count {
      let action = choice.next(offers: session.offers)
      try session.perform(action)
      reached.insert(action.view)
    }
    #expect(
      reached.isSuperset(
        of: [
          "Add 1", "Add 2", "Ask", "Open", "OK", "Edit in row",
          "Remove in row", "into Title", "into Note", "into 1", "into 2",
          "select", "back",
        ]
      )
    )
  }

  @Test func ofAHundredThousandRowsOnlyThoseOnTheScreenAreMade() throws {
    let session = try Session.manyViews(rows: 100_000)
    let controller = try #require(session.manyViewsController)
    _ = session.makeFrame()
    #expect(controller.cellCount == 7)
    let offers = session.offers
    #expect(offers.contains(.tap("Edit", rows: 1...7)))
    #expect(controller.cellCount == 7)
    try session.perform(.tap("Edit", row: 70_000))
    #expect(controller.cellCount == 14)
    _ = session.makeFrame()
    #expect(session.offers.contains(.tap("Edit", rows: 69_994...70_000)))
    #expect(throws: ActionError.self) { try session.perform(.tap("Edit")) }
    #expect(throws: ActionError.self) {
      try session.perform(.tap("Edit", row: 100_001))
    }
    #expect(controller.cellCount == 14)
  }

  private func compare(
    fault: ManyViewsController.Fault?
  ) -> RandomComparison.Outcome {
    RandomComparison(
      variants: Catalogue.manyViews(fault: fault).variants,
      data: FeatureData { _ in () },
      seed: 2
    ).run(actions: Self.count)
  }
}

extension Action {
  /// The view that is meant, whatever the row or the text.
  fileprivate var view: String {
    switch self {
    case .tap(let title, nil, let number):
      title + (number.map { " \($0)" } ?? "")
    case .tap(let title, _, _): "\(title) in row"
    case .type(_, let name, let number):
      "into \(name ?? number?.description ?? "the only one")"
    case .select: "select"
    case .back: "back"
    case .wait, .network: ""
    }
  }
}
