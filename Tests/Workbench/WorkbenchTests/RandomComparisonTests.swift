import Catalogue
import Models
import TestSupport
import Testing
import WorkbenchKit

/// Whether random use finds variants that differ, and says how to see it.
@MainActor
struct RandomComparisonTests {
  @Test
  func soundVariantsStayTheSame() throws {
    guard case .same(let frames) = try compare(fault: nil) else {
      Issue.record("two sound variants differ")
      return
    }
    // One for each action and two for the first looks of two sessions.
    #expect(frames == 1002)
  }

  @Test(arguments: [
    (
      PhotoListDouble.Fault.wrongTextAfterReload,
      ["wait 2s", #"tap "Reload""#, "wait 800ms"]
    ),
    (
      .lateAnswerNotDropped,
      ["network garbled", #"tap "Reload""#, "wait 400ms"]
    ),
    (.alertMissing, ["network garbled", #"tap "Reload""#, "wait 400ms"]),
    (.hang, ["network garbled", #"tap "Reload""#, "wait 400ms"]),
  ])
  func faultIsFoundAndTheShortestScriptShowsIt(
    fault: PhotoListDouble.Fault,
    lines: [String]
  ) throws {
    guard
      case .different(let count, let shortest, let moment) =
        try compare(fault: fault)
    else {
      Issue.record("the fault was not found")
      return
    }
    #expect(shortest.lines.map { "\($0.step)" } == lines)
    #expect(count >= lines.count)
    #expect(moment.difference?.variant == 1)
  }

  @Test(arguments: [
    PhotoListDouble.Fault.wrongTextAfterReload, .lateAnswerNotDropped,
    .alertMissing, .hang,
  ])
  func faultIsFoundWithAnySeed(fault: PhotoListDouble.Fault) throws {
    for seed: UInt64 in 2...(SlowTests.areRun ? 6 : 3) {
      guard case .different = try compare(fault: fault, seed: seed) else {
        Issue.record("not found with seed \(seed)")
        continue
      }
    }
  }

  @Test
  func sameSeedGivesTheSameResult() throws {
    let runs = try (1...2).map { _ in
      String(describing: try compare(fault: .lateAnswerNotDropped, seed: 7))
    }
    #expect(runs[0] == runs[1])
  }

  @Test
  func seedsLeadToDifferentActions() throws {
    let data = try Feature.photoList.sampleData()
    let sequences = [UInt64(1), 2].map { seed in
      var actions = RandomActions(seed: seed, data: data)
      return (1...20).map { _ in actions.next(offers: [.tap("Reload")]) }
    }
    #expect(sequences[0] != sequences[1])
  }

  private func compare(
    fault: PhotoListDouble.Fault?,
    seed: UInt64 = 1
  ) throws -> RandomComparison.Outcome {
    let catalogue = Catalogue.doubles(with: fault)
    return RandomComparison(
      variants: catalogue.variants,
      data: try Feature.photoList.sampleData(),
      seed: seed
    ).run(actions: 1000)
  }
}
