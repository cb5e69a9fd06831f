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
    // 3. Show what is there, and set the closures that the list needs.
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
    // 4. Fill the cell from the row's view model.
    tableView.dequeueReusableCell(PhotoCell.self)
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    viewModel.photoSelected(atRow: row)
  }
}
