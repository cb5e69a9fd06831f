import Foundation
import Play
import Shell

/// Makes changes in a copy of the package, builds and tests them.
final class ChangeBuild {
  private let catalogue: Catalogue
  private let architectures: [Architecture]
  private let copy: ChangedPackage
  private let merge: Merge
  private var toolchain: Toolchain
  private let report: (MeasurementProgress) -> Void

  init(
    catalogue: Catalogue,
    architectures: [Architecture],
    copy: ChangedPackage,
    merge: Merge,
    children: ChildProcesses,
    report: @escaping (MeasurementProgress) -> Void
  ) throws {
    self.catalogue = catalogue
    self.architectures = architectures
    self.copy = copy
    self.merge = merge
    self.report = report
    toolchain = try Toolchain(
      package: copy.folder,
      scratch: copy.scratch,
      children: children,
      measuresCoverage: false
    )
    toolchain.refusesWarnings = true
  }

  /// Builds and tests each change, and measures what its differences do not
  /// say.
  ///
  /// - Throws: `TestabilityError` where one does not build or a test fails.
  func measure(
    _ changes: [MadeChange],
    for report: inout ChangeReport
  ) throws {
    tell("Building the package without a change")
    try build()
    let concerned = changes.flatMap { made in
      architectures.flatMap { variants(of: made.change, in: $0) }
    }
    let before = try messagesPerAction(in: concerned)
    for round in ChangeRound.all(of: changes) {
      tell("Measuring \(round.changes.map(\.change.name).inQuotes)")
      try copy.write(merge.files(of: round.changes.map(\.shared)).files)
      let errors = try compilerErrors()
      try test(round)
      let after = try messagesPerAction(in: variants(of: round))
      for index in report.rows.indices {
        let row = report.rows[index]
        guard
          let made = round.changes.first(where: { $0.change.name == row.change }
          ),
          let architecture = architectures.first(where: {
            $0.name == row.architecture
          })
        else { continue }
        report.rows[index].built = figures(
          of: variants(of: made.change, in: architecture),
          before: before,
          after: after,
          errors: errors
        )
      }
      try copy.takeBack()
    }
  }

  /// Builds and tests each change, and measures nothing.
  ///
  /// - Throws: `TestabilityError` where one does not build or a test fails.
  func check(_ changes: [MadeChange]) throws {
    for round in ChangeRound.all(of: changes) {
      tell("Testing \(round.changes.map(\.change.name).inQuotes)")
      try test(round)
      _ = try messagesPerAction(in: variants(of: round))
      try copy.takeBack()
    }
  }

  /// Makes a round's changes, builds them, and runs all suites.
  private func test(_ round: ChangeRound) throws {
    try copy.write(merge.files(of: round.changes.map(\.files)).files)
    try build()
    try check(Self.appSuite)
    for architecture in architectures { try checkSuite(of: architecture) }
    try check(.shared(variants(of: round)))
  }

  private func variants(of round: ChangeRound) -> [Variant] {
    architectures.flatMap { architecture in
      round.changes.flatMap { variants(of: $0.change, in: architecture) }
    }
  }

  /// - Parameters:
  ///   - variants: Those that a change concerns.
  ///   - before: Their messages per action, by their names; none where no call
  ///     can be recorded.
  ///   - after: The same with the change.
  private func figures(
    of variants: [Variant],
    before: [String: Double],
    after: [String: Double],
    errors: [CompilerErrors.Entry]
  ) -> BuiltFigures {
    let places = errors.filter { error in
      variants.contains {
        error.path.contains(
          "/\($0.architecture.sourceFolder)/\($0.feature.folderName)/"
        )
      }
    }
    return BuiltFigures(
      placesNamedByCompiler: Set(places.map { "\($0.path):\($0.line)" }).count,
      messagesPerAction: after.isEmpty
        ? nil
        : BuiltFigures.BeforeAndAfter(
          before: variants.compactMap { before[$0.name] }.mean,
          after: variants.compactMap { after[$0.name] }.mean
        )
    )
  }

  /// Sees whether what merges without a conflict passes all tests.
  func tryMerges(
    of pairs: [ChangePair],
    for report: inout ChangeReport
  ) throws {
    for round in PairRound.all(of: pairs) {
      tell("Merging \(round.pairs.map(\.name).inQuotes)")
      var trial = PairTrial(of: round, in: catalogue.architectures)
      repeat {
        try copy.takeBack()
        try copy.write(merge.files(of: trial.files).files)
      } while try trial.goesOn(after: toolchain.build())
      if trial.isBuilt { try test(trial, for: &report) }
      try copy.takeBack()
    }
  }

  private func test(
    _ trial: PairTrial,
    for report: inout ChangeReport
  ) throws {
    let package = try PackageSources(root: copy.folder)
    toolchain.testProgram = try toolchain.findTestProgram()
    for index in report.pairs.indices {
      let row = report.pairs[index]
      guard
        let pair = trial.round.pairs.first(where: { $0.names == row.changes }),
        let architecture = architectures.first(where: {
          $0.name == row.architecture
        })
      else { continue }
      switch trial.merge(of: pair, in: architecture) {
      case .conflicts, .notBuilt:
        continue
      case .doesNotBuild:
        report.pairs[index].passes = false
      case .isBuilt:
        report.pairs[index].passes = try variants(of: pair, in: architecture)
          .allSatisfy { variant in
            let own = LogicSuite(variant, in: package, catalogue: catalogue)
            return try [
              TestSelection(name: variant.name, filter: own.filter),
              .shared(variant),
            ].allSatisfy { try toolchain.test($0).passed }
          }
      }
    }
  }

  private func tell(_ stage: String) {
    report(MeasurementProgress(stage: stage))
  }

  private func variants(
    of change: Change,
    in architecture: Architecture
  ) -> [Variant] {
    catalogue.features.filter { change.concerns($0.name) }
      .compactMap { Variant(architecture, $0) }
  }

  private func variants(
    of pair: ChangePair,
    in architecture: Architecture
  ) -> [Variant] {
    variants(of: pair.one.change, in: architecture)
      .filter { pair.other.change.concerns($0.feature.name) }
  }

  private func build() throws {
    if let output = try toolchain.build() {
      throw TestabilityError.buildFailed(output)
    }
    toolchain.testProgram = try toolchain.findTestProgram()
  }

  private func check(_ suite: TestSelection) throws {
    try toolchain.test(suite).check(suite.name)
  }

  /// The tests of what all architectures are given.
  private static let appSuite = TestSelection(
    name: "tests of the app",
    filter: "^(ConsoleUI|Formatting|Layouts|Models|Pictures|Services)Tests\\."
  )

  private func checkSuite(of architecture: Architecture) throws {
    try check(
      TestSelection(
        name: "suite of \(architecture.name)",
        filter: "^\(architecture.testTarget)\\."
      )
    )
  }

  /// Where the compiler stops, by architecture.
  ///
  /// Each is built by itself, so that none hides the errors of another.
  private func compilerErrors() throws -> [CompilerErrors.Entry] {
    try architectures.flatMap { architecture in
      CompilerErrors(
        in: try toolchain.build(target: architecture.module) ?? ""
      ).entries.filter { architecture.has(at: $0) }
    }
  }

  /// For each variant, by its name, in all of its demos, which must keep the
  /// rules; none where no call can be recorded.
  private func messagesPerAction(
    in variants: [Variant]
  ) throws -> [String: Double] {
    guard IndirectionCost.unavailability == nil else { return [:] }
    struct Count: Decodable {
      let actions: Int
      let messages: Int
    }
    let file = toolchain.scratch.appendingPathComponent("messages.json")
    let names = variants.map(\.name).joined(separator: ",")
    try check(
      TestSelection(
        name: "demos of \(names)",
        filter: "^AcceptanceTests\\.MessageCountTests/",
        environment: [
          "WORKBENCH_ONLY": names, "WORKBENCH_MESSAGES_TO": file.path,
        ]
      )
    )
    return try JSONDecoder().decode(
      [String: Count].self,
      from: Data(contentsOf: file)
    ).mapValues { Double($0.messages) / Double(max(1, $0.actions)) }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}

extension [String] {
  /// Such as "'a', 'b'".
  fileprivate var inQuotes: String {
    map { "'\($0)'" }.joined(separator: ", ")
  }
}
