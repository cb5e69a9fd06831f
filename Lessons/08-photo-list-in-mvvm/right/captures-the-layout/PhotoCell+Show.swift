import ConsoleUI
import Layouts

extension PhotoCell {
  func show(_ words: PhotoCellViewModel) {
    (nameLabel.text, detailsLabel.text, dateLabel.text) = (
      words.name, words.details, words.date
    )
  }
}
