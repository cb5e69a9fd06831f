import SwiftSource
import WorkbenchKit

/// A variant on which faults are tried.
struct FaultSubject: Sendable {
  let name: String
  /// The folder of its module.
  let folder: String
  let paths: Set<String>
  let faults: [Fault]
  /// Those that stand in the view.
  private let faultsInView: Set<Fault.Place>
  let logicFilter: String
  let environment: [String: String]

  init(_ sources: VariantSources, suite: LogicSuite) {
    name = sources.variant.name
    folder = sources.variant.architecture.sourceFolder
    paths = Set(sources.files.map(\.path))
    var faults: [Fault] = []
    var inView: Set<Fault.Place> = []
    for file in sources.files {
      for fault in FaultGenerator.faults(in: file) {
        faults.append(fault)
        let place = file.place(atByte: fault.range.lowerBound)
        if sources.module.isView(place, in: file) { inView.insert(fault.place) }
      }
    }
    self.faults = faults
    faultsInView = inView
    logicFilter = suite.filter
    environment = SharedSuite.environment(for: sources.variant)
  }

  /// Whether a fault stands in a part of the variant that is view.
  func isInView(_ fault: Fault) -> Bool { faultsInView.contains(fault.place) }

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

  var isInView: Bool { subject.isInView(fault) }

  func trial(_ outcome: FaultTrial.Outcome) -> FaultTrial {
    FaultTrial(
      fault: fault,
      variant: subject.name,
      isInView: isInView,
      outcome: outcome
    )
  }
}
