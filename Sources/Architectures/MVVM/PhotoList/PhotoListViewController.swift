import ConsoleUI
import Layouts

/// Binds the list of photos to its view model.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel

  init(viewModel: PhotoListViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Popular"
  }

  override func loadView() {
    view = layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.tableView.dataSource = self
    layout.tableView.delegate = self
    layout.reloadButton.addTarget(
      viewModel,
      action: PhotoListViewModel.reloadButtonTapped
    )
    bindViewModel()
    viewModel.viewDidLoad()
  }

  private func bindViewModel() {
    viewModel.isLoadingDidChange = { [weak self] isLoading in
      self?.layout.setLoading(isLoading)
    }
    viewModel.photosDidChange = { [weak self] in
      self?.layout.tableView.reloadData()
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.present(.okAlert(title: title, message: message))
    }
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfPhotos
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoTableViewCell.self)
    cell.show(viewModel.cellViewModel(atRow: row))
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(atRow: row)
  }

  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.willDisplay()
  }

  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    (cell as? PhotoTableViewCell)?.didEndDisplaying()
  }
}
