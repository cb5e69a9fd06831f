import TestSupport
import Testing

@testable import VIPER

@MainActor
struct EmployeesPresenterTests {
  private let interactor = EmployeesInteractorSpy()
  private let view = EmployeesViewSpy()
  private let router = EmployeesRouterSpy()
  private let presenter: EmployeesPresenter

  init() {
    presenter = EmployeesPresenter(interactor: interactor, router: router)
    presenter.view = view
  }

  @Test func theScreenAndItsButtonHaveTheEmployeesLoaded() {
    presenter.updateView()
    #expect(interactor.timesAskedToLoad == 1)
    presenter.reloadEmployees()
    #expect(interactor.timesAskedToLoad == 2)
  }

  @Test func theInteractorSaysWhetherALoadStarts() {
    presenter.updateView()
    #expect(!view.isLoading)
    presenter.loadStarted()
    #expect(view.isLoading)
  }

  @Test func theInteractorSearchesAndSorts() {
    presenter.search(for: " a ")
    #expect(interactor.searches == [" a "])
    presenter.toggleOrder()
    #expect(interactor.timesAskedToToggleOrder == 1)
    #expect(view.sortTitle == "")
  }

  @Test func aFailureIsPutInAnAlert() {
    presenter.loadStarted()
    presenter.loadFailed(message: "A sentence")
    #expect(!view.isLoading)
    #expect(router.alerts == [AlertText("Alert", "A sentence")])
  }

  @Test func otherRowsDoNotEndTheLoading() {
    presenter.loadStarted()
    presenter.employeesChanged(.notLoaded(order: .salary))
    #expect(view.isLoading)
    #expect(view.sortTitle == "Sort by name")
  }
}
