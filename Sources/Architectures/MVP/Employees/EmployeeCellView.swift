/// What the presenter can ask of one row.
///
/// It speaks of an employee, and must not name a type of ConsoleUI.
@MainActor
protocol EmployeeCellView: AnyObject {
  func setName(_ name: String)
  func setDetails(_ details: String)
}
