import Models
import Testing

struct EmployeeOrderTests {
  private func ids(
    by order: EmployeeOrder,
    _ employees: [Employee]
  ) -> [Int] {
    employees.sorted(by: order).map(\.id)
  }

  @Test func theOrderByNameIgnoresCaseAndAccents() {
    let employees = [
      Employee(id: 1, name: "zoe"), Employee(id: 2, name: "Émile"),
      Employee(id: 3, name: "emma"), Employee(id: 4, name: "EMIL"),
      Employee(id: 5, name: "Ångström"),
    ]
    #expect(ids(by: .name, employees) == [5, 4, 2, 3, 1])
  }

  @Test func equalNamesAreInOrderOfTheirIds() {
    let employees = [
      Employee(id: 10, name: "Jose"), Employee(id: 9, name: "JOSÉ"),
      Employee(id: -1, name: "José"),
    ]
    #expect(ids(by: .name, employees) == [-1, 9, 10])
  }

  @Test func theHighestSalaryComesFirstAndNoneLast() {
    let employees = [
      Employee(id: 1, name: "A"), Employee(id: 2, name: "B", salary: 0),
      Employee(id: 3, name: "C", salary: 9),
      Employee(id: 4, name: "D", salary: 10),
    ]
    #expect(ids(by: .salary, employees) == [4, 3, 2, 1])
  }

  @Test func equalSalariesAreInOrderOfTheirNames() {
    let employees = [
      Employee(id: 1, name: "b", salary: 5), Employee(id: 2, name: "C"),
      Employee(id: 3, name: "Á", salary: 5), Employee(id: 4, name: "a"),
      Employee(id: 5, name: "a", salary: 5),
    ]
    #expect(ids(by: .salary, employees) == [3, 5, 1, 4, 2])
  }
}
