import Catalogue
import Models
import Play
import TestSupport
import Testing

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

  @Test(arguments: PhotoListDouble.Fault.tried)
  func faultIsFoundAndTheShortestScriptShowsIt(
    fault: PhotoListDouble.Fault
  ) throws {
    let finding = try #require(try find(fault))
    let lines = finding.shortest.lines.map { "\($0.step)" }
    #expect(lines == PhotoListDouble.Fault.shortest[fault])
    #expect(finding.moment.difference?.variant == 1)
  }

  @Test(arguments: PhotoListDouble.Fault.tried)
  func everyLineOfTheShortestScriptIsNeeded(
    fault: PhotoListDouble.Fault
  ) throws {
    let finding = try #require(try find(fault))
    let lines = finding.shortest.lines
    #expect(try play(lines, in: finding, fault).last == false)
    for left in lines.indices {
      var others = lines
      others.remove(at: left)
      let isSame = try play(others, in: finding, fault)
      #expect(!isSame.contains(false), "\(lines[left].step) is not needed")
    }
  }

  @Test(
    .enabled(if: SlowTests.areRun, Comment(rawValue: SlowTests.hint)),
    arguments: PhotoListDouble.Fault.tried
  )
  func faultIsFoundWithAnySeed(fault: PhotoListDouble.Fault) throws {
    for seed: UInt64 in 2...6 {
      #expect(try find(fault, seed: seed) != nil, "seed \(seed)")
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

  /// Plays lines in the world of a finding, as `compare --script` does, and
  /// says after each whether the variants are the same.
  private func play(
    _ lines: [Script.Line],
    in finding: RandomComparison.Finding,
    _ fault: PhotoListDouble.Fault
  ) throws -> [Bool] {
    let run = Run(
      variants: Catalogue.doubles(with: fault).variants,
      data: try Feature.photoList.sampleData(),
      world: finding.world
    )
    let script = Script(name: "shortest", lines: lines)
    return run.play(Demonstration(script)).map { $0.difference == nil }
  }

  private func find(
    _ fault: PhotoListDouble.Fault,
    seed: UInt64 = 1
  ) throws -> RandomComparison.Finding? {
    if let known = Self.found[fault]?[seed] { return known }
    guard case .different(let finding) = try compare(fault: fault, seed: seed)
    else { return nil }
    Self.found[fault, default: [:]][seed] = finding
    return finding
  }

  /// What was found already, by fault and seed: a finding is looked at by more
  /// than one test.
  private static var found:
    [PhotoListDouble.Fault: [UInt64: RandomComparison.Finding]] = [:]

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

extension PhotoListDouble.Fault {
  /// Those that a frame shows, in haste two of them.
  fileprivate static let tried: [Self] =
    SlowTests.areRun
    ? allCases.filter { shortest[$0] != nil }
    : [.lateAnswerNotDropped, .alertMissing]

  /// The shortest script that shows each.
  fileprivate static let shortest: [Self: [String]] = [
    .wrongTextAfterReload: ["wait 1s", #"tap "Reload""#, "wait 1s"],
    .staleRows: ["wait 1s", #"tap "Reload""#, "wait 1s"],
    .doubleLoad: ["wait 1s"],
    .lateAnswerNotDropped: [#"tap "Reload""#, "wait 1s"],
    .alertMissing: ["network off", #"tap "Reload""#, "wait 1s"],
    .hang: ["network off", #"tap "Reload""#, "wait 1s"],
  ]
}
