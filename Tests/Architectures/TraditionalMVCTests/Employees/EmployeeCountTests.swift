import ConsoleUI
import Layouts
import Models
import TestSupport
import Testing
import TraditionalMVC

/// The view words the count, so these run through it.
@MainActor
@Suite(.settled)
struct EmployeeCountTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
  }

  @Test func theCountIsBlankUntilTheFirstAnswer() throws {
    screen.search(for: "a")
    #expect(screen.countText == "")
    try service.answer(1, with: .failure(.noNetwork))
    #expect(screen.countText == "")
    screen.layout.reloadButton.sendActions()
    #expect(screen.countText == "")
    try service.answer(2, with: .success([.ada]))
    #expect(screen.countText == "1 of 1 employee")
  }

  @Test(
    arguments: [
      ([], "No employees"), ([.ada], "1 employee"),
      ([.ada, .bob], "2 employees"),
    ] as [([Employee], String)]
  )
  func theCountSaysHowManyThereAre(
    employees: [Employee],
    count: String
  ) throws {
    try service.answer(1, with: .success(employees))
    #expect(screen.countText == count)
  }

  @Test(
    arguments: [
      ([], "0 of 0 employees"), ([.ada], "0 of 1 employee"),
      ([.ada, .bob], "1 of 2 employees"),
    ] as [([Employee], String)]
  )
  func theCountOfASearchNamesTheTotal(
    employees: [Employee],
    count: String
  ) throws {
    try service.answer(1, with: .success(employees))
    screen.search(for: "b")
    #expect(screen.countText == count)
  }

  @Test func theCountStaysWhileTheListIsLoadedAgain() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.reloadButton.sendActions()
    #expect(screen.countText == "1 employee")
    try service.answer(2, with: .failure(.noNetwork))
    #expect(screen.countText == "1 employee")
  }

  @Test func theSortButtonSaysWhatItWouldDo() throws {
    try service.answer(1, with: .success([.ada]))
    #expect(screen.layout.sortButton.title == "Sort by salary")
    screen.layout.sortButton.sendActions()
    #expect(screen.layout.sortButton.title == "Sort by name")
    screen.layout.sortButton.sendActions()
    #expect(screen.layout.sortButton.title == "Sort by salary")
  }
}
