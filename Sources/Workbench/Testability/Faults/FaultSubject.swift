import SwiftSource
import WorkbenchKit

/// A variant on which faults are tried.
struct FaultSubject: Sendable {
  let name: String
  /// The folder of its module.
  let folder: String
  let logicFilter: String
  let environment: [String: String]
  private let sources: VariantSources

  init(_ sources: VariantSources, suite: LogicSuite) {
    name = sources.variant.name
    folder = sources.variant.architecture.sourceFolder
    self.sources = sources
    logicFilter = suite.filter
    environment = SharedSuite.environment(for: sources.variant)
  }

  var items: [FaultItem] {
    sources.files.flatMap { file in
      FaultGenerator.faults(in: file).map {
        FaultItem(
          fault: $0,
          isInView: sources.isView(file),
          subject: self
        )
      }
    }
  }
}

/// A fault to be tried on the tests of a variant.
///
/// One that stands in a file of several variants is tried on each of them.
struct FaultItem: Sendable {
  let fault: Fault
  let isInView: Bool
  let subject: FaultSubject

  func trial(_ outcome: FaultTrial.Outcome) -> FaultTrial {
    FaultTrial(
      fault: fault,
      variant: subject.name,
      isInView: isInView,
      outcome: outcome
    )
  }
}
