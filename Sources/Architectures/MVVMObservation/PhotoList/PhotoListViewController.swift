import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows and presents
/// what it reads there.
///
/// It is part of the view here, and must not know the photos it shows.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel
  private var presentedAlert: AlertContents.ID?

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
      self,
      action: PhotoListViewController.reloadButtonTapped
    )
    navigationController?.delegate = self
    viewModel.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    // A change of either property runs all of this, so a failed load reloads
    // the table, too.
    setLoading(viewModel.isLoading)
    // The cells are made later, outside the tracking. So the photos are read
    // here.
    _ = viewModel.numberOfPhotos
    layout.tableView.reloadData()
  }

  override func updatePresentation() {
    super.updatePresentation()
    present(viewModel.alerts.first, updating: &presentedAlert) { [weak self] in
      self?.viewModel.alertClosed($0)
    }
    showDetail(viewModel.detail)
  }

  func reloadButtonTapped() {
    viewModel.reloadButtonTapped()
  }

  private func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  /// The view model loses its detail only after the user has gone back, so
  /// there is no screen to pop.
  private func showDetail(_ detail: PhotoDetailContents?) {
    guard let detail, navigationController?.topViewController === self
    else { return }
    navigationController?.pushViewController(
      PhotoDetailViewController(name: detail.name, imageURL: detail.imageURL)
    )
  }

  private func fill(_ cell: PhotoCell, with cellViewModel: PhotoCellViewModel) {
    cell.nameLabel.text = cellViewModel.name
    cell.detailsLabel.text = cellViewModel.details
    cell.dateLabel.text = cellViewModel.date
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
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    fill(cell, with: viewModel.cellViewModel(atRow: row))
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(atRow: row)
  }
}

extension PhotoListViewController: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    userDidPop viewController: ViewController
  ) {
    guard viewController is PhotoDetailViewController else { return }
    viewModel.detailClosed()
  }
}
