import ConsoleUI
import Layouts
import Models

/// Knows the way from screen to screen.
@MainActor
final class EmployeesCoordinator {
  let navigationController: NavigationController
  private let list = ListScreen()
  /// The list that was loaded last; nil until the first one comes.
  private var employees: [Employee]?

  init() {
    navigationController = NavigationController(rootViewController: list)
    navigationController.delegate = self
    list.employeeChosen = { [weak self] id in self?.showDetail(of: id) }
    list.helpChosen = { [weak self] in self?.showHelp() }
  }

  /// Called after each load that succeeds.
  func employeesLoaded(_ employees: [Employee]) {
    self.employees = employees
  }

  // MARK: - Links

  /// Opens the place that a link leads to.
  func open(_ link: String) {
    // 1. Go there, as soon as that is possible.
  }

  /// The link to keep for the next start; it can be asked for at any time.
  var linkToRestore: String {
    // 2. Say where the user is, or is about to go.
    ""
  }

  // MARK: - Screens

  private func employee(_ id: Int) -> Employee? {
    employees?.first { $0.id == id }
  }

  private func showDetail(of id: Int) {
    guard let employee = employee(id) else { return }
    let detail = DetailScreen(employee: employee)
    detail.colleagueChosen = { [weak self] id in self?.showDetail(of: id) }
    detail.editChosen = { [weak self] in self?.showEditor(of: id) }
    navigationController.pushViewController(detail)
  }

  private func showEditor(of id: Int) {
    guard let employee = employee(id) else { return }
    let editor = EditorScreen(employee: employee)
    editor.saveChosen = { [weak self] in self?.closeEditor() }
    navigationController.pushViewController(editor)
  }

  private func closeEditor() {
    navigationController.popViewController()
  }

  private func showHelp() {
    navigationController.pushViewController(HelpScreen())
  }

  private func showAlert(message: String) {
    navigationController.present(.okAlert(message: message))
  }
}

extension EmployeesCoordinator: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    // The user has gone back from this screen.
  }
}
