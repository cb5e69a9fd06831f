import Foundation
import Play
import Shell

/// Builds and tests the copy of the package as it is at that moment.
final class ChangeBuild {
  private let catalogue: Catalogue
  private let architectures: [Architecture]
  private let toolchain: Toolchain
  private let report: (MeasurementProgress) -> Void
  /// How many messages a variant's demos take before any change.
  private var messagesBefore: [String: Double] = [:]

  init(
    catalogue: Catalogue,
    architectures: [Architecture],
    toolchain: Toolchain,
    report: @escaping (MeasurementProgress) -> Void
  ) {
    self.catalogue = catalogue
    self.architectures = architectures
    self.toolchain = toolchain
    self.report = report
  }

  func tell(_ stage: String) {
    report(MeasurementProgress(stage: stage))
  }

  /// Builds what is not changed yet, and counts the messages in it.
  func prepare(for changes: [Change]) throws {
    tell("Building the package without a change")
    try build()
    for variant in architectures.flatMap({ variants(of: changes, in: $0) }) {
      messagesBefore[variant.name] = try messagesPerAction(of: variant)
    }
  }

  /// The lines of each architecture at which the compiler stops.
  ///
  /// Each is built by itself, so that none hides the errors of another.
  func placesNamedByCompiler() throws -> [String: Int] {
    var places: [String: Int] = [:]
    for architecture in architectures {
      let output = try toolchain.build(target: architecture.module) ?? ""
      let errors = CompilerErrors(in: output).entries.filter {
        $0.path.contains("/\(architecture.sourceFolder)/")
      }
      places[architecture.name] =
        Set(errors.map { "\($0.path):\($0.line)" }).count
    }
    return places
  }

  /// Builds all, and runs the suites of what a change concerns.
  ///
  /// - Returns: The figures of each architecture.
  func test(
    _ change: Change,
    placesNamedByCompiler: [String: Int]
  ) throws -> [String: BuiltFigures] {
    try build()
    var figures: [String: BuiltFigures] = [:]
    for architecture in architectures {
      let variants = variants(of: [change], in: architecture)
      try runSuites(of: architecture, variants)
      let before = variants.compactMap { messagesBefore[$0.name] }
      let after = try variants.compactMap(messagesPerAction)
      figures[architecture.name] = BuiltFigures(
        placesNamedByCompiler: placesNamedByCompiler[architecture.name] ?? 0,
        messagesPerAction: before.isEmpty || after.isEmpty
          ? nil
          : BuiltFigures.BeforeAndAfter(before: before.mean, after: after.mean)
      )
    }
    return figures
  }

  /// The architectures that build with some changes and pass their suites.
  func passing(_ changes: [Change]) throws -> Set<String> {
    guard try toolchain.build() == nil else { return [] }
    let passing = try architectures.filter { architecture in
      do {
        try runSuites(
          of: architecture,
          variants(of: changes, in: architecture)
        )
        return true
      } catch TestabilityError.testsFailed {
        return false
      }
    }
    return Set(passing.map(\.name))
  }

  private func variants(
    of changes: [Change],
    in architecture: Architecture
  ) -> [Variant] {
    catalogue.features.filter { feature in
      changes.contains { $0.concerns(feature.name) }
    }.compactMap { Variant(architecture, $0) }
  }

  private func build() throws {
    if let output = try toolchain.build() {
      throw TestabilityError.buildFailed(output)
    }
  }

  /// Runs the architecture's own suite, and the shared one on its variants.
  private func runSuites(
    of architecture: Architecture,
    _ variants: [Variant]
  ) throws {
    let own = TestSelection(
      name: "suite of \(architecture.name)",
      filter: "^\(architecture.testTarget)\\."
    )
    for suite in [own] + variants.map(TestSelection.shared) {
      try toolchain.test(suite).check(suite.name)
    }
  }

  /// In all of its demos, which must keep the rules; nil where no call can be
  /// recorded.
  private func messagesPerAction(of variant: Variant) throws -> Double? {
    guard IndirectionCost.unavailability == nil else { return nil }
    struct Count: Decodable {
      let actions: Int
      let messages: Int
    }
    let file = toolchain.scratch.appendingPathComponent("messages.json")
    let suite = TestSelection(
      name: "demos of \(variant.name)",
      filter: "^AcceptanceTests\\.MessageCountTests/",
      environment: [
        "WORKBENCH_ONLY": variant.name, "WORKBENCH_MESSAGES_TO": file.path,
      ]
    )
    try toolchain.test(suite).check(suite.name)
    let counts = try JSONDecoder().decode(
      [String: Count].self,
      from: Data(contentsOf: file)
    )
    return counts[variant.name].map {
      Double($0.messages) / Double(max(1, $0.actions))
    }
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(count) }
}
