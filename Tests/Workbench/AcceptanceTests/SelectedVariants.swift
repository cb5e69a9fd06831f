import Catalogue
import Foundation
import Play
import Scenarios
import Testing

/// The variants that this run is about.
///
/// All of them, unless the environment names one: with
/// `WORKBENCH_ONLY=mvp/greeting` only that variant plays its scenarios. The
/// report on testability uses this to see what one variant's behaviours make
/// run; `--filter` cannot pick one argument of a test. An unknown name fails.
enum SelectedVariants {
  static let wanted = ProcessInfo.processInfo.environment["WORKBENCH_ONLY"]

  static let all = Catalogue.standard.variants.filter { variant in
    wanted == nil || variant.name == wanted
  }
}

/// A variant and what it has to do.
struct Case: CustomTestStringConvertible {
  let variant: Variant
  let scenario: Scenario

  static let all = SelectedVariants.all.flatMap { variant in
    variant.feature.scenarios.map { Case(variant: variant, scenario: $0) }
  }

  var testDescription: String { "\(variant), \(scenario)" }
}

/// Fails the tests of a run that is about an unknown variant.
struct KnownVariantTrait: SuiteTrait {
  struct UnknownVariant: Error, CustomStringConvertible {
    let description: String
  }

  func prepare(for test: Test) async throws {
    guard SelectedVariants.all.isEmpty else { return }
    let names = Catalogue.standard.variants.map(\.name)
    throw UnknownVariant(
      description: "WORKBENCH_ONLY is \"\(SelectedVariants.wanted ?? "")\","
        + " which is none of \(names.joined(separator: ", "))"
    )
  }
}

extension Trait where Self == KnownVariantTrait {
  static var knownVariant: Self { KnownVariantTrait() }
}
