import Catalogue
import Play
import Shell
import Testing

@testable import Measure

@Suite("Changes that are built at once")
@MainActor
struct ChangeRoundTests {
  private let mvc = Catalogue.standard.architectures[0]
  private let other = Catalogue.standard.architectures[2]

  private func made(
    _ name: String,
    _ feature: String?,
    files: ChangedFiles = [:]
  ) -> MadeChange {
    MadeChange(
      change: Change(
        name: name,
        feature: feature,
        request: "",
        choice: "",
        otherWay: nil
      ),
      shared: [:],
      files: files
    )
  }

  private func merged(_ one: MadeChange, _ other: MadeChange) throws
    -> ChangePair
  {
    try ChangePair(one: one, other: other).merged(
      by: Merge(
        children: ChildProcesses(),
        original: { _ in "" },
        isShared: { _ in false }
      )
    )
  }

  @Test("No two changes of a round meet in a feature")
  func rounds() {
    let changes = [
      made("a", "todo"), made("b", "weather"), made("c", "todo"),
      made("d", nil), made("e", "weather"),
    ]
    let names = ChangeRound.all(of: changes).map { round in
      round.changes.map(\.change.name)
    }
    #expect(names == [["a", "b"], ["c", "e"], ["d"]])
  }

  @Test("No pair of a round is seen in another's feature")
  func pairs() {
    let todo = [made("a", "todo"), made("c", "todo")]
    let weather = [made("b", "weather"), made("e", "weather")]
    let all = made("d", nil)
    let pairs = ChangePair.all(of: todo + weather + [all])
      .filter(\.meets)
    let rounds = PairRound.all(of: pairs).map { $0.pairs.map(\.name) }
    #expect(
      rounds == [["a + c", "b + e"], ["a + d", "b + d"], ["c + d", "e + d"]]
    )
    // "d" would be seen in the weather beside "b" and "e".
    let apart = pairs.filter { ["a + d", "b + e"].contains($0.name) }
    #expect(PairRound.all(of: apart).count == 2)
  }

  @Test("Pairs apart share a file where both change it in one architecture")
  func apart() {
    let path = "\(mvc.sourceFolder)/Base.swift"
    let pairs = ChangePair.all(of: [
      made("a", "todo", files: [path: "x\n"]),
      made("b", "weather", files: [path: "y\n"]),
      made("c", "todo", files: [path: "z\n"]),
      made("d", "employees", files: [:]),
    ]).filter { !$0.meets }
    let counts = [mvc, other].map {
      ChangeReport.PairsApart(pairs, in: $0)
    }
    #expect(counts.map(\.count) == [5, 5])
    #expect(counts.map(\.countWithSharedFile) == [2, 0])
  }

  @Test("Where a pair conflicts, only one of the two is made")
  func conflict() throws {
    let path = "\(mvc.sourceFolder)/Todo/A.swift"
    let otherPath = "\(other.sourceFolder)/Todo/A.swift"
    let pair = try merged(
      made("a", "todo", files: [path: "x\n", otherPath: "x\n"]),
      made("b", "todo", files: [path: "y\n"])
    )
    let round = try #require(PairRound.all(of: [pair]).first)
    let trial = PairTrial(of: round, in: [mvc, other])
    #expect(trial.merge(of: pair, in: mvc) == .conflicts)
    #expect(trial.merge(of: pair, in: other) == .isBuilt)
    #expect(trial.files == [[otherPath: "x\n"], [path: "y\n"]])
  }

  @Test(
    "What does not build is tried again with one of the two, then the other"
  )
  func broken() throws {
    let path = "\(mvc.sourceFolder)/Todo/A.swift"
    let pair = try merged(
      made("a", "todo", files: [path: "x\n"]),
      made("b", "todo")
    )
    let round = try #require(PairRound.all(of: [pair]).first)
    var trial = PairTrial(of: round, in: [mvc, other])
    let output = "/x/\(path):3:5: error: cannot find 'b' in scope"
    let first = trial.goesOn(after: output)
    #expect(first)
    #expect(trial.merge(of: pair, in: mvc) == .doesNotBuild)
    #expect(trial.files == [[:], [:]])
    let second = trial.goesOn(after: output)
    #expect(second)
    #expect(trial.files == [[path: "x\n"], [:]])
    let third = trial.goesOn(after: output)
    #expect(!third)
    #expect(!trial.isBuilt)
  }
}
