import Models
import TestSupport
import Testing

@testable import TraditionalMVC

@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let model: EmployeesModel
  private let dependent: EmployeesDependentSpy

  init() throws {
    model = EmployeesModel(service: service)
    dependent = EmployeesDependentSpy(model: model)
    model.loadEmployees()
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(dependent.names == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    model.search(for: "o")
    #expect(dependent.names == ["Bob", "Zoë"])
    model.search(for: " OE ")
    #expect(dependent.names == ["Zoë"])
    model.search(for: "nobody")
    #expect(dependent.names == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    model.search(for: "o")
    model.search(for: text)
    #expect(dependent.names == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    model.toggleOrder()
    #expect(dependent.names == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    model.toggleOrder()
    model.toggleOrder()
    #expect(dependent.names == ["Ada", "Bob", "Zoë"])
  }

  @Test func eachChangeIsToldWhenAllOfItIsThere() {
    var found: [String] = []
    let spy = DependentSpy<EmployeesAspect> { [model] _ in
      found.append(model.foundEmployees.map(\.name).joined(separator: " "))
    }
    model.addDependent(spy)
    model.toggleOrder()
    #expect(spy.updates == [.foundEmployees, .order])
    #expect(dependent.order == .salary)
    model.search(for: "o")
    #expect(
      spy.updates == [.foundEmployees, .order, .foundEmployees, .searchText]
    )
    #expect(dependent.searchText == "o")
    #expect(found == ["Bob Ada Zoë", "Bob Ada Zoë", "Bob Zoë", "Bob Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    model.search(for: "a")
    model.toggleOrder()
    #expect(dependent.names == ["Ada"])
    model.search(for: "")
    #expect(dependent.names == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    model.search(for: "o")
    model.toggleOrder()
    model.reloadEmployees()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(dependent.names == ["Bob", "Zoë"])
  }
}
