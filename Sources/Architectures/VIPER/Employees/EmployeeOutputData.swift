/// What the presenter needs of an employee to word a row.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct EmployeeOutputData: Equatable {
  let name: String
  /// Dollars a year.
  let salary: Int?
  let age: Int?
}
