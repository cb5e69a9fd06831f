import ConsoleUI
import Models

@testable import Exercise12

/// An app that was just started; the check plays its user.
@MainActor
final class App {
  let coordinator = EmployeesCoordinator()
  private let window: Window

  /// - Parameter link: a link that opens before the window is there.
  init(opening link: String? = nil) {
    if let link { coordinator.open(link) }
    window = Window(
      size: CellSize(width: 40, height: 10),
      rootViewController: coordinator.navigationController
    )
    window.makeVisible()
  }

  /// The list of these employees comes.
  @discardableResult
  func load(_ ids: Int...) -> App {
    let names = [3: "Ada", 7: "Grace", 12: "Edsger", 20: "Barbara"]
    coordinator.employeesLoaded(
      ids.map { Employee(id: $0, name: names[$0] ?? "Nobody") }
    )
    return self
  }

  /// Follows links from outside.
  @discardableResult
  func open(_ links: String...) -> App {
    for link in links { coordinator.open(link) }
    return self
  }

  /// The app after Save.
  var saved: App {
    save()
    return self
  }

  /// The app after the user's way back.
  var left: App {
    back()
    return self
  }

  // MARK: - What the user does

  func choose(_ id: Int) { (top as? ListScreen)?.employeeChosen?(id) }
  func help() { (top as? ListScreen)?.helpChosen?() }
  func colleague(_ id: Int) { (top as? DetailScreen)?.colleagueChosen?(id) }
  func edit() { (top as? DetailScreen)?.editChosen?() }
  func type() { (top as? EditorScreen)?.hasUnsavedChanges = true }
  func save() { (top as? EditorScreen)?.saveChosen?() }
  func back() { window.goBack() }
  func closeAlert() { window.presentedAlert?.dismiss() }

  private var top: ViewController? { controllers.last }

  // MARK: - What is there

  var controllers: [ViewController] {
    coordinator.navigationController.children
  }

  /// The titles of the screens, the undermost first.
  var screens: String {
    controllers.map { $0.title ?? "" }.joined(separator: " > ")
  }

  var alert: String {
    guard let alert = window.presentedAlert else { return "no alert" }
    return alert.message ?? alert.title ?? ""
  }

  /// The screens and the alert.
  var shown: String { "\(screens); \(alert)" }

  /// The titles, now and after each way back until there is none.
  func backToTheEnd() -> [String] {
    var shown = [screens]
    while window.canGoBack, shown.count < 10 {
      back()
      shown.append(screens)
    }
    return shown
  }
}

extension App {
  /// The user is five screens deep.
  static var deep: App {
    let app = App().load(3, 7, 12)
    app.choose(7)
    app.colleague(12)
    app.colleague(7)
    app.edit()
    return app
  }

  /// The user has typed something into Grace's editor.
  static var typing: App {
    let app = App().load(3, 7, 12)
    app.choose(7)
    app.edit()
    app.type()
    return app
  }
}

/// Screens that this does not keep alive.
@MainActor
struct Watched {
  private var screens: [(title: String, screen: () -> ViewController?)] = []

  /// Watches all screens of an app but its list.
  mutating func watch(_ app: App) {
    for screen in app.controllers.dropFirst() {
      screens.append((screen.title ?? "", { [weak screen] in screen }))
    }
  }

  /// The titles of those that are neither released nor open in the app.
  func stillHeld(besidesThoseOf app: App) -> [String] {
    screens.filter { watched in
      guard let screen = watched.screen() else { return false }
      return !app.controllers.contains { $0 === screen }
    }.map(\.title)
  }
}
