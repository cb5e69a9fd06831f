import Models

extension Employee {
  /// `{"status": "success", "data": [...]}`, in the order of the list.
  ///
  /// A status other than success is an error, whatever the list holds. It may
  /// be null or missing.
  static func list(_ json: JSON) throws(FormatError) -> [Employee] {
    let status = try json.field("status")
    if !status.isNothing { try status.expect("success") }
    return try json.field("data")
      .list(of: Employee.init, eachOnceBy: "id", \.id)
  }

  /// The server sends numbers as texts, and an empty one for none.
  init(_ json: JSON) throws(FormatError) {
    self.init(
      id: try json.field("id").wholeNumberOrText(),
      name: try json.field("employee_name").name(),
      salary: try json.field("employee_salary").countOrTextOrNil(),
      age: try json.field("employee_age").countOrTextOrNil()
    )
  }
}

extension DataFile {
  /// The employees, in the file's order.
  public func employees() throws(DataFileError) -> [Employee] {
    try read(Employee.list)
  }
}
