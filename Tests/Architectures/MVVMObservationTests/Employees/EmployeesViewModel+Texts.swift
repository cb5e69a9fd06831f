import TestSupport

@testable import MVVMObservation

extension EmployeesViewModel {
  var alertTexts: [AlertText] { alerts.map(AlertText.init) }
}
