import ConsoleUI
import Layouts

/// Tells the presenter what the user does, and shows what it is given.
///
/// It is part of the view here, and must not know the photos it shows.
final class PhotoListViewController: ViewController {
  let layout = PhotoListLayout()
  let output: PhotoListPresenter

  init(output: PhotoListPresenter) {
    self.output = output
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
    output.viewDidLoad()
  }

  func reloadButtonTapped() {
    output.reloadButtonTapped()
  }
}

extension PhotoListViewController: PhotoListView {
  func setLoading(_ isLoading: Bool) {
    if isLoading {
      layout.activityIndicator.startAnimating()
    } else {
      layout.activityIndicator.stopAnimating()
    }
    layout.tableView.isHidden = isLoading
  }

  func reloadPhotos() {
    layout.tableView.reloadData()
  }

  func showAlert(title: String, message: String) {
    present(.okAlert(title: title, message: message))
  }

  func showDetail(name: String, imageURL: String?) {
    let detail = PhotoDetailViewController(name: name, imageURL: imageURL)
    navigationController?.pushViewController(detail)
  }
}
