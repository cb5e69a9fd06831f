import ConsoleUI
import Layouts
import Observation

/// A greeting screen with a row whose cell does more than show it, once the
/// button was tapped.
///
/// - Parameter reloads: Whether the tap reloads the table instead.
@MainActor
public func makeCellsScreen(reloads: Bool = false) -> ViewController {
  CellsViewController(viewModel: CellsViewModel(), reloads: reloads)
}

final class CellsViewController: ViewController {
  private let layout = GreetingLayout()
  private let tableView = TableView(rowHeight: PhotoCell.height)
  private let viewModel: CellsViewModel
  private let reloads: Bool

  init(viewModel: CellsViewModel, reloads: Bool) {
    self.viewModel = viewModel
    self.reloads = reloads
    super.init()
  }

  override func loadView() {
    view = layout
    layout.addArrangedSubviews(tableView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    layout.greetButton.addTarget(
      self,
      action: CellsViewController.greetButtonTapped
    )
  }

  func greetButtonTapped() {
    if reloads {
      viewModel.reload()
    } else {
      viewModel.row.rename()
    }
  }

  override func updateProperties() {
    super.updateProperties()
    guard viewModel.isReloading else { return }
    tableView.reloadData()
    // Nobody has told it.
    tableView(tableView, didEndDisplaying: PhotoCell(), forRowAt: 0)
  }
}

extension CellsViewController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { 1 }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.configurationUpdateHandler = { [layout, viewModel] cell in
      guard let cell = cell as? PhotoCell else { return }
      cell.nameLabel.text = viewModel.row.name
      guard viewModel.row.name == "Renamed" else { return }
      viewModel.row.willDisplay()
      layout.greetingLabel.text = viewModel.row.name
    }
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {}

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    viewModel.row.didEndDisplaying()
  }
}

@MainActor
@Observable
final class CellsViewModel {
  let row = CellViewModel()
  private(set) var isReloading = false

  func reload() { isReloading = true }
}

@MainActor
@Observable
final class CellViewModel {
  private(set) var name = "Named"

  func rename() { name = "Renamed" }

  func willDisplay() {}

  func didEndDisplaying() {}
}
