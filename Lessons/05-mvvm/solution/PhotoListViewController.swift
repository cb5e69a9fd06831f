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
    layout.reloadButton.addTarget(viewModel, action: PhotoListViewModel.load)
    bindViewModel()
  }

  private func bindViewModel() {
    layout.setLoading(viewModel.isLoading)
    viewModel.isLoadingDidChange = { [weak self] isLoading in
      self?.layout.setLoading(isLoading)
    }
    viewModel.photosDidChange = { [weak self] in
      self?.layout.tableView.reloadData()
    }
    viewModel.showAlert = { [weak self] title, message in
      self?.showAlert(title: title, message: message)
    }
    viewModel.showDetail = { [weak self] name, imageURL in
      self?.showDetail(name: name, imageURL: imageURL)
    }
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  private func showDetail(name: String, imageURL: String?) {
    let detail = PhotoDetailViewController(name: name, imageURL: imageURL)
    navigationController?.pushViewController(detail)
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
    let cellViewModel = viewModel.cellViewModel(atRow: row)
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    cell.nameLabel.text = cellViewModel.name
    cell.detailsLabel.text = cellViewModel.details
    cell.dateLabel.text = cellViewModel.date
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(atRow: row)
  }
}
