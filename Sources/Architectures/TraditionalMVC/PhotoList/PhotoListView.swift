import ConsoleUI
import Layouts
import Models

/// Fills the table with views of the photos.
final class PhotoListView: StackView {
  let model: PhotoListModel
  let controller: PhotoListController
  private let layout = PhotoListLayout()

  init(model: PhotoListModel) {
    self.model = model
    controller = PhotoListController(model: model)
    super.init(axis: .vertical)
    addArrangedSubviews(layout)
    layout.tableView.dataSource = self
    layout.tableView.delegate = controller
    layout.reloadButton.addTarget(
      controller,
      action: PhotoListController.reloadButtonTapped
    )
    connect()
  }
}

extension PhotoListView: TriadView {
  var modelDependents: [any Dependent<PhotoListAspect>] { [self, controller] }

  func display() {
    update(.isLoading)
    update(.photos)
  }

  func update(_ aspect: PhotoListAspect) {
    switch aspect {
    case .isLoading: layout.setLoading(model.isLoading)
    case .photos: layout.tableView.reloadData()
    case .failure: break
    }
  }
}

extension PhotoListView: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    model.photoModels.count
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let rowView = tableView.dequeueReusableCell(PhotoRowView.self)
    rowView.setModel(model.photoModels[row])
    return rowView
  }
}
