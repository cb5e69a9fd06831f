import Models
import TestSupport
import Testing

@testable import MVVMObservation

@MainActor
@Suite(.settled)
struct EmployeesTests {
  private let service = HeldEmployeeService()
  private let viewModel: EmployeesViewModel

  init() {
    viewModel = EmployeesViewModel(service: service)
    viewModel.viewDidLoad()
  }

  @Test func nothingIsLoadedBeforeTheScreenShows() {
    let service = HeldEmployeeService()
    let viewModel = EmployeesViewModel(service: service)
    #expect(!viewModel.isLoading)
    #expect(service.asked == [])
  }

  @Test func theListIsLoadingFromTheStart() {
    #expect(viewModel.isLoading)
    #expect(service.asked == [1])
  }

  @Test func anAnswerEndsTheLoadingAndFillsTheList() throws {
    try service.answer(1, with: .success([.ada, .bob]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Ada", "Bob"])
    #expect(viewModel.alertTexts == [])
  }

  @Test func anAnswerWithoutEmployeesLeavesTheListEmpty() throws {
    try service.answer(1, with: .success([]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == [])
    #expect(viewModel.alertTexts == [])
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
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == [])
    #expect(viewModel.alertTexts == [AlertText("Alert", message)])
  }

  @Test func aReloadIsLoadingAgain() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    #expect(viewModel.isLoading)
    #expect(service.asked == [1, 2])
  }

  @Test func aReloadAfterASuccessReplacesTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.bob]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Bob"])
  }

  @Test func aReloadAfterAFailureFillsTheList() throws {
    try service.answer(1, with: .failure(.noNetwork))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .success([.ada]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Ada"])
  }

  @Test func aFailedReloadKeepsTheRows() throws {
    try service.answer(1, with: .success([.ada]))
    viewModel.reloadButtonTapped()
    try service.answer(2, with: .failure(.overloaded))
    #expect(!viewModel.isLoading)
    #expect(viewModel.rows.map(\.name) == ["Ada"])
    #expect(
      viewModel.alertTexts == [AlertText("Alert", "Server is overloaded")]
    )
  }
}
