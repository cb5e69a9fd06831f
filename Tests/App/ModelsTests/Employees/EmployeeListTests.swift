import Models
import Testing

struct EmployeeListTests {
  private var list = EmployeeList()

  private var ids: [Int] { list.shown.map(\.id) }

  @Test func nothingIsKnownBeforeAnythingIsLoaded() {
    #expect(list.total == nil)
    #expect(list.shown == [])
    #expect(!list.isSearching)
    #expect(list.order == .name)
  }

  @Test mutating func noEmployeesAreKnownToBeNone() {
    list.load([])
    #expect(list.total == 0)
    #expect(list.shown == [])
  }

  @Test mutating func theOrderByNameIgnoresCaseAndAccents() {
    list.load([
      Employee(id: 1, name: "zoe"), Employee(id: 2, name: "Émile"),
      Employee(id: 3, name: "emma"), Employee(id: 4, name: "EMIL"),
      Employee(id: 5, name: "Ångström"),
    ])
    #expect(ids == [5, 4, 2, 3, 1])
  }

  @Test mutating func equalNamesAreInOrderOfTheirIds() {
    list.load([
      Employee(id: 10, name: "Jose"), Employee(id: 9, name: "JOSÉ"),
      Employee(id: -1, name: "José"),
    ])
    #expect(ids == [-1, 9, 10])
  }

  @Test mutating func theHighestSalaryComesFirstAndNoneLast() {
    list.load([
      Employee(id: 1, name: "A"), Employee(id: 2, name: "B", salary: 0),
      Employee(id: 3, name: "C", salary: 9),
      Employee(id: 4, name: "D", salary: 10),
    ])
    list.toggleOrder()
    #expect(list.order == .salary)
    #expect(ids == [4, 3, 2, 1])
  }

  @Test mutating func equalSalariesAreInOrderOfTheirNames() {
    list.load([
      Employee(id: 1, name: "b", salary: 5), Employee(id: 2, name: "C"),
      Employee(id: 3, name: "Á", salary: 5), Employee(id: 4, name: "a"),
      Employee(id: 5, name: "a", salary: 5),
    ])
    list.toggleOrder()
    #expect(ids == [3, 5, 1, 4, 2])
  }

  @Test mutating func toggledTwiceTheOrderIsAsItWas() {
    list.load([
      Employee(id: 1, name: "Same", salary: 1),
      Employee(id: 1, name: "Same", salary: 2),
    ])
    let before = list.shown
    list.toggleOrder()
    #expect(list.shown != before)
    list.toggleOrder()
    #expect(list.shown == before)
    #expect(list.order == .name)
  }

  @Test mutating func searchAndOrderStayWithOtherEmployees() {
    list.search(for: "a")
    list.toggleOrder()
    list.load([
      Employee(id: 1, name: "Ada", salary: 1), Employee(id: 2, name: "Bob"),
      Employee(id: 3, name: "Eva", salary: 2),
    ])
    #expect(ids == [3, 1])
    #expect(list.total == 3)
    #expect(list.isSearching)
    list.search(for: "")
    #expect(ids == [3, 1, 2])
    list.toggleOrder()
    #expect(ids == [1, 2, 3])
  }
}
