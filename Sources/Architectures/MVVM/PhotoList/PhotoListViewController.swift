import ConsoleUI
import Layouts

/// Binds the list of photos to its view model, and pushes the detail of one.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel
  /// Those that the cells on the screen are bound to.
  private var cellViewModels: [Int: PhotoCellViewModel] = [:]

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
      self?.showAlert(title: title, message: message)
    }
    viewModel.showDetail = { [weak self] detailViewModel in
      self?.showDetail(detailViewModel)
    }
  }

  private func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  private func showDetail(_ detailViewModel: PhotoDetailViewModel) {
    let detail = PhotoDetailViewController(viewModel: detailViewModel)
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
    cell.imageView.image = cellViewModel.picture
    cellViewModel.pictureDidChange = { [weak cell] picture in
      cell?.imageView.image = picture
    }
    cellViewModels[row] = cellViewModel
    cellViewModel.willDisplay()
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
    didEndDisplaying cell: TableViewCell,
    forRowAt row: Int
  ) {
    let cellViewModel = cellViewModels.removeValue(forKey: row)
    // The cell may be used again, for another photo.
    cellViewModel?.pictureDidChange = nil
    cellViewModel?.didEndDisplaying()
  }
}
