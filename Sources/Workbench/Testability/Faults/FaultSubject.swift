import SwiftSource
import WorkbenchKit

/// A variant on which faults are tried.
struct FaultSubject: Sendable {
  let name: String
  /// The folder of its module.
  let folder: String
  let paths: Set<String>
  let viewPaths: Set<String>
  let faults: [Fault]
  let logicFilter: String
  let environment: [String: String]

  init(_ sources: VariantSources, suite: LogicSuite) {
    name = sources.variant.name
    folder = sources.variant.architecture.sourceFolder
    paths = Set(sources.files.map(\.path))
    viewPaths = Set(sources.viewFiles.map(\.path))
    faults = sources.files.flatMap(FaultGenerator.faults)
    logicFilter = suite.filter
    environment = SharedSuite.environment(for: sources.variant)
  }

  var items: [FaultItem] {
    faults.map { FaultItem(fault: $0, subject: self) }
  }
}

/// A fault to be tried on the tests of a variant.
///
/// One that stands in a file of several variants is tried on each of them.
struct FaultItem: Sendable {
  let fault: Fault
  let subject: FaultSubject

  func trial(_ outcome: FaultTrial.Outcome) -> FaultTrial {
    FaultTrial(
      fault: fault,
      variant: subject.name,
      isInView: subject.viewPaths.contains(fault.path),
      outcome: outcome
    )
  }
}
