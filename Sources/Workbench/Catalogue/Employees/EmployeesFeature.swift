import Models
import Play
import Services

extension Feature {
  /// A list of employees that can be searched and sorted.
  public static let employees = Feature(
    name: "employees",
    abstract: "A list to search and sort, also while it loads again",
    readData: { file throws(DataFileError) in
      .employees(try file.employees())
    },
    sampleData: { () throws(DataFileError) in
      .employees(try SampleData.file("employees").employees())
    },
    demos: Demo.employees,
    opensAt: "search-and-sort",
    live: LiveSource(variables: [.employees]) {
      settings,
      client throws(LiveSettingsError) in
      let url = try settings.address(of: .employees)
      return LiveService(employeesAt: url, client: client)
        as any EmployeeService
    }
  )
}

extension FeatureData {
  /// The employees that a sample service answers with.
  public static func employees(_ employees: [Employee]) -> FeatureData {
    FeatureData(texts: searchTexts(for: employees)) { server in
      SampleEmployeeService(
        employees: employees,
        server: server
      ) as any EmployeeService
    }
  }

  /// What a user would look for: whole names, and the beginnings of some.
  private static func searchTexts(for employees: [Employee]) -> [String] {
    employees.prefix(100).flatMap { [$0.name, String($0.name.prefix(2))] }
  }
}
