import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct EmployeeRowTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
  }

  @Test func aRowShowsNameAndDetails() throws {
    try service.answer(1, with: .success([.bob]))
    let row = try #require(viewModel.rows.first)
    #expect(row.name == "Bob")
    #expect(row.details == "$320,800 a year, age 61")
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
    let row = try #require(viewModel.rows.first)
    #expect(row.details == details)
  }

  @Test func lineBreaksAreShownAsSpaces() throws {
    let employee = Employee(id: 1, name: "Ada\nof\r\nLovelace")
    try service.answer(1, with: .success([employee]))
    let row = try #require(viewModel.rows.first)
    #expect(row.name == "Ada of Lovelace")
  }

  @Test func selectingAnEmployeeSaysNameAndDetails() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    viewModel.employeeSelected(viewModel.rows[1].id)
    #expect(
      viewModel.alertTexts == [AlertText("Bob", "$320,800 a year, age 61")]
    )
  }

  @Test func theAlertSaysTheNameWithItsLineBreaks() throws {
    let employee = Employee(id: 1, name: "Ada\nLovelace")
    try service.answer(1, with: .success([employee]))
    viewModel.employeeSelected(viewModel.rows[0].id)
    #expect(viewModel.alertTexts == [AlertText("Ada\nLovelace", nil)])
  }

  @Test func anEmployeeWithoutDetailsHasNoMessage() throws {
    try service.answer(1, with: .success([.zoe]))
    viewModel.employeeSelected(viewModel.rows[0].id)
    #expect(viewModel.alertTexts == [AlertText("Zoë", nil)])
  }

  @Test func selectingGoesByTheRowThatIsShown() throws {
    try service.answer(1, with: .success([.ada, .bob, .zoe]))
    viewModel.sortButtonTapped()
    viewModel.searchText = "o"
    viewModel.employeeSelected(viewModel.rows[0].id)
    #expect(
      viewModel.alertTexts == [AlertText("Bob", "$320,800 a year, age 61")]
    )
  }

  @Test func aRowMeansItsEmployeeWhereverThatStandsByThen() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    let bob = viewModel.rows[1].id
    var richerBob = Employee.bob
    richerBob.salary = 400_000
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([richerBob]))
    viewModel.employeeSelected(bob)
    #expect(
      viewModel.alertTexts == [AlertText("Bob", "$400,000 a year, age 61")]
    )
  }

  @Test func selectingAnEmployeeWhoIsGoneSaysNothing() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    let bob = viewModel.rows[1].id
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.ada]))
    viewModel.employeeSelected(bob)
    #expect(viewModel.alertTexts == [])
  }
}
