import ConsoleUI
import Formatting
import Foundation
import Layouts
import Models

/// What fills a row, and words an employee.
///
/// The cell's own class knows no model, and the controller none of its labels.
extension EmployeeCell {
  func configure(for employee: Employee) {
    nameLabel.text = employee.name.onOneLine
    detailsLabel.text = employee.details
  }
}

extension Employee {
  private static let salaryFormatter = NumberFormatter.posix("$#,##0")

  /// What a row and an alert say of an employee beside the name.
  var details: String {
    let salary = self.salary
      .flatMap { Self.salaryFormatter.string(for: $0) }
      .map { "\($0) a year" }
    let age = age.map { "age \($0)" }
    return [salary, age].joinedWithoutBlanks(separator: ", ")
  }
}
