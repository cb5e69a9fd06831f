import ConsoleUI
import Layouts

/// Passes what the user does on to the view model, and shows and presents
/// what it reads there.
///
/// It is part of the view here, and must not know the photos it shows.
final class PhotoListViewController: ViewController {
  private let layout = PhotoListLayout()
  private let viewModel: PhotoListViewModel
  private var numberOfRows = 0
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
    viewModel.viewDidLoad()
  }

  override func viewDidAppear() {
    super.viewDidAppear()
    viewModel.viewDidAppear()
  }

  override func updateProperties() {
    super.updateProperties()
    setLoading(viewModel.isLoading)
    // Nothing is tracked later, when the table asks for its rows.
    numberOfRows = viewModel.numberOfPhotos
    layout.tableView.reloadData()
  }

  override func updatePresentation() {
    super.updatePresentation()
    showAlert(viewModel.alerts.first)
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

  private func showAlert(_ alert: AlertContents?) {
    guard let alert, alert.id != presentedAlert else { return }
    presentedAlert = alert.id
    present(
      .okAlert(title: alert.title, message: alert.message) { [weak self] in
        self?.viewModel.alertClosed(alert.id)
      }
    )
  }

  private func showDetail(_ detail: PhotoDetailContents?) {
    guard let detail, navigationController?.topViewController === self
    else { return }
    navigationController?.pushViewController(
      PhotoDetailViewController(name: detail.name, imageURL: detail.imageURL)
    )
  }
}

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    numberOfRows
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
