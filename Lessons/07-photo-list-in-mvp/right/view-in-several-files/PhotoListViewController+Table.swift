import ConsoleUI
import Layouts

extension PhotoListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    output.numberOfPhotos
  }

  func tableView(
    _ tableView: TableView,
    cellForRowAt row: Int
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(PhotoCell.self)
    output.configure(cell, forRow: row)
    return cell
  }
}

extension PhotoListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    tableView.deselectRow(at: row)
    output.photoSelected(atRow: row)
  }
}

extension PhotoCell: PhotoCellView {
  func setName(_ name: String) {
    nameLabel.text = name
  }

  func setDetails(_ details: String) {
    detailsLabel.text = details
  }

  func setDate(_ date: String) {
    dateLabel.text = date
  }
}
