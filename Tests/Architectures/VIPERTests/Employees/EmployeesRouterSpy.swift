import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the list of employees.
final class EmployeesRouterSpy: EmployeesRouting {
  private(set) var alerts: [AlertText] = []

  func showAlert(title: String, message: String?) {
    alerts.append(AlertText(title, message))
  }
}
