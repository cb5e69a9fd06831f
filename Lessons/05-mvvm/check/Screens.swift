import ConsoleUI
import HeldServices
import Layouts

@testable import Exercise05

/// The learner's list above another screen; nobody sees them.
///
/// It closes when one goes back, and when this goes.
@MainActor
struct ListOnScreen {
  private let service: HeldPhotos
  private let navigation: NavigationController
  private let window: Window

  init(_ app: PhotoApp) {
    service = app.service
    navigation = NavigationController(rootViewController: ViewController())
    window = Window(
      size: CellSize(width: 60, height: 20),
      rootViewController: navigation
    )
    window.makeVisible()
    navigation.pushViewController(
      PhotoListViewController(viewModel: app.viewModel)
    )
  }

  /// The texts of the rows, from top to bottom: name, details and date.
  var rows: [String] {
    cells.map { cell in
      [cell.nameLabel, cell.detailsLabel, cell.dateLabel]
        .map { $0.text ?? "" }.joined(separator: " | ")
    }
  }

  /// What one sees: an alert, a detail, or the names in the list.
  var shown: String {
    let names = cells.map { $0.nameLabel.text ?? "no text" }
    if let alert = window.presentedAlert {
      return "alert: \(alert.title ?? ""), \(alert.message ?? "")"
    }
    if let detail = navigation.topViewController?.view as? PhotoDetailLayout {
      let address = detail.urlLabel.text ?? ""
      return "detail: \(detail.nameLabel.text ?? ""), \(address)"
    }
    var parts = window.isAnimating ? ["Loading"] : []
    if !window.tables.isEmpty {
      parts += names.isEmpty ? ["no rows"] : names
    }
    return parts.isEmpty ? "no table" : parts.joined(separator: ", ")
  }

  func tap(_ title: String) {
    window.buttons.first { $0.title == title }?.sendActions()
  }

  func select(_ row: Int) {
    _ = window.makeFrame()
    window.tables.first?.selectRow(at: row)
  }

  func openAndLeaveDetail() {
    select(0)
    goBack()
  }

  func goBack() {
    window.goBack()
  }

  /// What is shown now; an alert is closed.
  func note() -> String {
    let shown = shown
    tap("OK")
    return shown
  }

  var parts: [Part] {
    service.settle()
    _ = window.makeFrame()
    return navigation.topViewController.map(Part.all) ?? []
  }

  private var cells: [PhotoCell] {
    service.settle()
    _ = window.makeFrame()
    return (window.tables.first?.visibleCells ?? [:])
      .sorted { $0.key < $1.key }
      .compactMap { $0.value as? PhotoCell }
  }
}

/// The learner's label on a watch that nobody sees.
@MainActor
struct WatchOnScreen {
  private let service: HeldPhotos
  private let window: Window

  init(_ app: PhotoApp) {
    service = app.service
    window = Window(
      size: CellSize(width: 20, height: 2),
      rootViewController: WatchViewController(viewModel: app.viewModel)
    )
    window.makeVisible()
  }

  var shown: String {
    service.settle()
    return window.makeFrame().texts.joined(separator: ", ")
  }

  var parts: [Part] {
    service.settle()
    return Part.all(of: window.rootViewController)
  }
}

/// An object that ought to go with its screen.
struct Part {
  private weak var object: AnyObject?
  private let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(type(of: object))"
  }

  /// A controller, its view, and all in that view, the outermost first.
  @MainActor
  static func all(of controller: ViewController) -> [Part] {
    func tree(_ view: View) -> [Part] {
      [Part(view)] + view.subviews.flatMap(tree)
    }
    return [Part(controller)] + tree(controller.view)
  }

  /// The first of each group that is still there.
  static func held(_ groups: [Part]...) -> String {
    let held = groups.compactMap { $0.first { $0.object != nil }?.name }
    return held.isEmpty ? "nothing" : held.joined(separator: ", ")
  }
}
