import Play

/// A variant with its sources and the suites that test it.
struct TestedVariant: Sendable {
  let sources: VariantSources
  let suite: LogicSuite

  var name: String { sources.variant.name }

  var logicSuite: TestSelection {
    TestSelection(name: "logic suite of \(name)", filter: suite.filter)
  }

  var sharedSuite: TestSelection { .shared(sources.variant) }
}

/// Some tests that run together.
struct TestSelection: Sendable {
  /// Such as "logic suite of mvp/weather".
  let name: String
  /// A regular expression that fits their names, as test runners take it.
  let filter: String
  var environment: [String: String] = [:]
}

extension TestSelection {
  /// The suite that tests every variant through what it shows, told to test
  /// these only.
  static func shared(_ variants: Variant...) -> TestSelection {
    shared(variants)
  }

  static func shared(_ variants: [Variant]) -> TestSelection {
    let names = variants.map(\.name).joined(separator: ",")
    return TestSelection(
      name: "shared suite of \(names)",
      filter: "^AcceptanceTests\\.ScenarioTests/",
      environment: ["WORKBENCH_ONLY": names]
    )
  }
}
