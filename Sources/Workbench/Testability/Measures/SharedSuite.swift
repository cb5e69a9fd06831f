import WorkbenchKit

/// The suite that tests every variant through what it shows.
enum SharedSuite {
  static let target = "AcceptanceTests"
  static let filter = "^\(target)\\.ScenarioTests/"

  /// What tells the suite to test one variant only.
  static func environment(for variant: Variant) -> [String: String] {
    ["WORKBENCH_ONLY": variant.name]
  }
}
