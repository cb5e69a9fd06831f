import ConsoleUI
import Layouts
import Models

/// Knows the way from screen to screen.
@MainActor
final class EmployeesCoordinator {
  /// Where to go as soon as that is possible.
  private struct Journey {
    let route: Route
    /// Whether it leads back to where the app ended.
    let isRestored: Bool
  }

  let navigationController: NavigationController
  private let list = ListScreen()
  /// The list that was loaded last; nil until the first one comes.
  private var employees: [Employee]?
  private var journey: Journey?

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

  /// Opens the place that a link from outside leads to.
  func open(_ link: String) {
    setOut(to: link, isRestored: false)
  }

  /// Opens the place that was kept when the app ended.
  func restore(_ link: String) {
    setOut(to: link, isRestored: true)
  }

  /// The link to keep for the next start; it can be asked for at any time.
  var linkToRestore: String {
    (journey?.route ?? currentRoute).link
  }

  private var currentRoute: Route {
    switch navigationController.topViewController {
    case let detail as DetailScreen: .detail(id: detail.employee.id)
    case let editor as EditorScreen: .editor(id: editor.employee.id)
    case is HelpScreen: .help
    default: .list
    }
  }

  private func setOut(to link: String, isRestored: Bool) {
    guard let route = Route(link: link) else { return }
    journey = Journey(route: route, isRestored: isRestored)
    goOn()
  }

  /// Makes the journey, if that is possible by now.
  private func goOn() {
    guard let journey, !hasUnsavedChanges else { return }
    let id = journey.route.employeeID
    if id != nil, employees == nil { return }
    self.journey = nil
    if let id, employee(id) == nil {
      if !journey.isRestored {
        showAlert(message: "There is no employee \(id)")
      }
    } else {
      show(journey.route)
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
    journey = nil
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
