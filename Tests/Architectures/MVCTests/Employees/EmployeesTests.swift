import ConsoleUI
import Layouts
import MVC
import Models
import TestSupport
import Testing

@MainActor
@Suite(.settled)
struct EmployeesTests {
  private let service = HeldEmployeeService()
  private let screen: EmployeesDriver

  init() throws {
    screen = try EmployeesDriver(service: service)
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldEmployeeService()
    _ = makeEmployeesScreen(service: service)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(service.asked == [1])
    #expect(screen.isLoading)
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Ada", "Bob"])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test func anAnswerWithoutEmployeesLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == [])
    #expect(try screen.window.readAlerts() == [])
  }

  @Test(arguments: [
    (ServiceError.noNetwork, "No Network"),
    (.overloaded, "Server is overloaded"),
    (.permissionDenied, "You don't have permission"),
    (.unreadable, "The server's answer could not be read"),
  ])
  func aFailureEndsTheLoadingAndSaysWhy(
    error: ServiceError,
    message: String
  ) throws {
    try service.answer(1, with: .failure(error))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == [])
    #expect(try screen.window.readAlerts() == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.reloadButton.sendActions()
    #expect(service.asked == [1, 2])
    #expect(screen.isLoading)
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.bob]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Bob"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .success([.ada]))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Ada"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    screen.layout.reloadButton.sendActions()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!screen.isLoading)
    #expect(screen.rowNames == ["Ada"])
    #expect(
      try screen.window.readAlerts() == [
        AlertText("Alert", "Server is overloaded")
      ]
    )
  }
}
