import TestSupport

@testable import MVVMObservation

extension EmployeesViewModel {
  var rows: [EmployeeCellViewModel] {
    (0..<numberOfEmployees).map(cellViewModel(atRow:))
  }

  var alertTexts: [AlertText] { alerts.map(AlertText.init) }
}
