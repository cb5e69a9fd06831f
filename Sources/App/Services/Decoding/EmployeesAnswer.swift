import Models

/// `{"status": "success", "data": [...]}`, the list of employees.
///
/// A status other than success is an error, whatever the list holds. It may
/// be null or missing. Employees that share an id all stay: dropping one would
/// hide what was sent.
struct EmployeesAnswer: Decodable {
  let employees: [Employee]

  private enum Key: String, CodingKey {
    case status
    case data
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    try fields.expect("success", ifPresent: .status)
    let list: List = try fields.list(.data)
    employees = list.employees
  }

  private struct List: Decodable {
    let employees: [Employee]

    init(from decoder: any Decoder) throws {
      employees = try decoder.elements(EmployeeAnswer.self, \.employee)
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
      name: try fields.text(.name),
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
