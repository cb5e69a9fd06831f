import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct EmployeeSearchTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
    try service.answer(1, with: .success([.zoe, .ada, .bob]))
  }

  @Test func theOrderIsByNameAtFirst() {
    #expect(screen.rowNames == ["Ada", "Bob", "Zoë"])
  }

  @Test func aSearchShowsOnlyWhomItFinds() {
    screen.search(for: "o")
    #expect(screen.rowNames == ["Bob", "Zoë"])
    screen.search(for: " OE ")
    #expect(screen.rowNames == ["Zoë"])
    screen.search(for: "nobody")
    #expect(screen.rowNames == [])
  }

  @Test(arguments: ["", " "])
  func aBlankSearchShowsAll(text: String) {
    screen.search(for: "o")
    screen.search(for: text)
    #expect(screen.rowNames == ["Ada", "Bob", "Zoë"])
  }

  @Test func sortedBySalaryTheHighestComesFirst() {
    screen.layout.sortButton.sendActions()
    #expect(screen.rowNames == ["Bob", "Ada", "Zoë"])
  }

  @Test func sortedTwiceTheListIsByNameAgain() {
    screen.layout.sortButton.sendActions()
    screen.layout.sortButton.sendActions()
    #expect(screen.rowNames == ["Ada", "Bob", "Zoë"])
  }

  @Test func searchAndOrderSurviveEachOther() {
    screen.search(for: "a")
    screen.layout.sortButton.sendActions()
    #expect(screen.rowNames == ["Ada"])
    screen.search(for: "")
    #expect(screen.rowNames == ["Bob", "Ada", "Zoë"])
  }

  @Test func searchAndOrderSurviveAReload() throws {
    screen.search(for: "o")
    screen.layout.sortButton.sendActions()
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.zoe, .ada, .bob]))
    #expect(screen.rowNames == ["Bob", "Zoë"])
  }
}
