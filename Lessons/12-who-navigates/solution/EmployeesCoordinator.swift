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
  /// Where to go as soon as that is possible.
  private var waiting: Route?

  init() {
    navigationController = NavigationController(rootViewController: list)
    navigationController.delegate = self
    list.employeeChosen = { [weak self] id in self?.showDetail(of: id) }
    list.helpChosen = { [weak self] in self?.showHelp() }
  }

  /// Called after each load that succeeds.
  func employeesLoaded(_ employees: [Employee]) {
    self.employees = employees
    goOn()
  }

  // MARK: - Links

  /// Opens the place that a link leads to.
  func open(_ link: String) {
    guard let route = Route(link: link) else { return }
    waiting = route
    goOn()
  }

  /// The link to keep for the next start; it can be asked for at any time.
  var linkToRestore: String {
    (waiting ?? currentRoute).link
  }

  private var currentRoute: Route {
    switch navigationController.topViewController {
    case let detail as DetailScreen: .detail(id: detail.employee.id)
    case let editor as EditorScreen: .editor(id: editor.employee.id)
    case is HelpScreen: .help
    default: .list
    }
  }

  /// Follows the route that waits, if that is possible by now.
  private func goOn() {
    guard let route = waiting, !hasUnsavedChanges else { return }
    let id = route.employeeID
    if id != nil, employees == nil { return }
    waiting = nil
    if let id, employee(id) == nil {
      showAlert(message: "There is no employee \(id)")
    } else {
      show(route)
    }
  }

  private var hasUnsavedChanges: Bool {
    let editor = navigationController.topViewController as? EditorScreen
    return editor?.hasUnsavedChanges ?? false
  }

  // MARK: - Screens

  /// Leaves all but the list, and goes from there.
  private func show(_ route: Route) {
    navigationController.popToViewController(list)
    switch route {
    case .list:
      break
    case .help:
      showHelp()
    case .detail(let id):
      showDetail(of: id)
    case .editor(let id):
      showDetail(of: id)
      showEditor(of: id)
    }
  }

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
    goOn()
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
    goOn()
  }
}
