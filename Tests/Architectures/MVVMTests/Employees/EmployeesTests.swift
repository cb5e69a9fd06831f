import Models
import TestSupport
import Testing

@testable import MVVM

@MainActor
@Suite(.settled)
struct EmployeesTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel
  private let listener: EmployeesListener

  init() {
    viewModel = EmployeesViewModel(service: service)
    listener = EmployeesListener(to: viewModel)
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldEmployeeService()
    let viewModel = EmployeesViewModel(service: service)
    #expect(!viewModel.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(listener.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Ada", "Bob"])
    #expect(listener.alerts == [])
  }

  @Test func anAnswerWithoutEmployeesLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == [])
    #expect(listener.alerts == [])
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
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == [])
    #expect(listener.alerts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    #expect(listener.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.bob]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Bob"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.ada]))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Ada"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!listener.isLoading)
    #expect(listener.rows.map(\.name) == ["Ada"])
    #expect(listener.alerts == [AlertText("Alert", "Server is overloaded")])
  }
}
