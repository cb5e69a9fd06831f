import ConsoleUI
import Layouts
import Observation

/// A greeting screen with a row, where more is done than to show it, once the
/// button was tapped.
@MainActor
public func makeCellsScreen(_ fault: CellsFault) -> ViewController {
  CellsViewController(viewModel: CellsViewModel(), fault: fault)
}

/// Where more is done.
public enum CellsFault {
  /// In the update handler that the controller has set.
  case inHandler
  /// In the update that the cell's own class overrides.
  case inOverride
  /// Where the controller reloads the table.
  case inReload
}

final class CellsViewController: ViewController {
  private let layout = GreetingLayout()
  private let tableView = TableView(rowHeight: PhotoCell.height)
  private let viewModel: CellsViewModel
  private let fault: CellsFault

  init(viewModel: CellsViewModel, fault: CellsFault) {
    self.viewModel = viewModel
    self.fault = fault
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
    if fault == .inReload {
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
    if fault == .inOverride {
      let cell = tableView.dequeueReusableCell(GreedyCell.self)
      cell.row = viewModel.row
      cell.greetingLabel = layout.greetingLabel
      return cell
    }
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

final class GreedyCell: PhotoCell {
  var row: CellViewModel?
  var greetingLabel: Label?

  override func updateConfiguration() {
    super.updateConfiguration()
    guard let row else { return }
    nameLabel.text = row.name
    guard row.name == "Renamed" else { return }
    row.willDisplay()
    greetingLabel?.text = row.name
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
