import Catalogue
import Foundation
import Play
import Scenarios
import Testing

/// The variants that this run is about.
///
/// All of them, unless the environment names some: with
/// `WORKBENCH_ONLY=mvp/greeting,mvc/greeting` only these play their scenarios.
/// The reports on testability and on changes use this to see what behaviours
/// make run; `--filter` cannot pick one argument of a test. An unknown name
/// fails.
enum SelectedVariants {
  static let wanted = ProcessInfo.processInfo.environment["WORKBENCH_ONLY"]?
    .split(separator: ",").map(String.init)

  static let all = Catalogue.standard.variants.filter { variant in
    wanted?.contains(variant.name) ?? true
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

/// Fails the tests of a run that names an unknown variant.
struct KnownVariantTrait: SuiteTrait {
  struct UnknownVariant: Error, CustomStringConvertible {
    let description: String
  }

  func prepare(for test: Test) async throws {
    let names = Catalogue.standard.variants.map(\.name)
    for name in SelectedVariants.wanted ?? [] where !names.contains(name) {
      throw UnknownVariant(
        description: "WORKBENCH_ONLY names \"\(name)\","
          + " which is none of \(names.joined(separator: ", "))"
      )
    }
  }
}

extension Trait where Self == KnownVariantTrait {
  static var knownVariant: Self { KnownVariantTrait() }
}
