import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct EmployeeRowTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
  }

  @Test func aRowShowsNameAndDetails() throws {
    try service.answer(1, with: .success([.bob]))
    let row = try #require(screen.rows.first)
    #expect(row.nameLabel.text == "Bob")
    #expect(row.detailsLabel.text == "$320,800 a year, age 61")
  }

  @Test(
    arguments: [
      (0, 0, "$0 a year, age 0"), (999, 18, "$999 a year, age 18"),
      (1_234_567, nil, "$1,234,567 a year"), (nil, 61, "age 61"),
      (nil, nil, ""),
    ] as [(Int?, Int?, String)]
  )
  func whatIsMissingIsLeftOutOfTheDetails(
    salary: Int?,
    age: Int?,
    details: String
  ) throws {
    let employee = Employee(id: 1, name: "", salary: salary, age: age)
    try service.answer(1, with: .success([employee]))
    let row = try #require(screen.rows.first)
    #expect(row.detailsLabel.text == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let employee = Employee(id: 1, name: "Ada\nof\r\nLovelace")
    try service.answer(1, with: .success([employee]))
    let row = try #require(screen.rows.first)
    #expect(row.nameLabel.text == "Ada of Lovelace")
  }

  @Test func selectingAnEmployeeSaysNameAndDetails() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    screen.layout.tableView.selectRow(at: 1)
    #expect(
      try screen.window.readAlerts() == [
        AlertText("Bob", "$320,800 a year, age 61")
      ]
    )
  }

  @Test func anEmployeeWithoutDetailsHasNoMessage() throws {
    try service.answer(1, with: .success([.zoe]))
    screen.layout.tableView.selectRow(at: 0)
    #expect(try screen.window.readAlerts() == [AlertText("Zoë", nil)])
  }

  @Test func selectingGoesByTheRowThatIsShown() throws {
    try service.answer(1, with: .success([.ada, .bob, .zoe]))
    screen.layout.sortButton.sendActions()
    screen.search(for: "o")
    screen.layout.tableView.selectRow(at: 0)
    #expect(
      try screen.window.readAlerts() == [
        AlertText("Bob", "$320,800 a year, age 61")
      ]
    )
  }
}
