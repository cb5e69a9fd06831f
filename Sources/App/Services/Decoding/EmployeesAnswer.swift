import Models

/// `{"status": "success", "data": [...]}`, the list of employees.
///
/// A status other than success is an error, whatever the list holds. It may
/// be null or missing.
struct EmployeesAnswer: Decodable {
  let employees: [Employee]

  private enum Key: String, CodingKey {
    case status
    case data
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    try fields.expect("success", ifPresent: .status)
    employees = try fields.list(.data, of: EmployeeAnswer.self, \.employee)
    try expectEachOnce(employees.map(\.id), by: \.self) { index in
      JSONPath([.key("data"), .index(index), .key("id")])
    }
  }
}

/// The server sends numbers as texts, and an empty one for none.
private struct EmployeeAnswer: Decodable {
  let employee: Employee

  private enum Key: String, CodingKey {
    case id
    case name = "employee_name"
    case salary = "employee_salary"
    case age = "employee_age"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    employee = Employee(
      id: try fields.wholeNumberOrText(.id),
      name: try fields.name(.name),
      salary: try fields.countOrTextOrNil(.salary),
      age: try fields.countOrTextOrNil(.age)
    )
  }
}

extension DataFile {
  /// The employees, in the file's order.
  public func employees() throws(DataFileError) -> [Employee] {
    try read(EmployeesAnswer.self).employees
  }
}
