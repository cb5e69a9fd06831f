@testable import VIPER

extension EmployeeListOutputData {
  /// What is handed out before anything is loaded.
  static func notLoaded(order: Order) -> EmployeeListOutputData {
    EmployeeListOutputData(
      employees: [],
      total: nil,
      isSearching: false,
      order: order
    )
  }
}
