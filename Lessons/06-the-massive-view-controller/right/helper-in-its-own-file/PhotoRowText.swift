import Formatting
import Models

/// Says what one row shows, in words ready to be shown.
///
/// It must not know the cell, nor any other widget.
@MainActor
struct PhotoRowText {
  let name: String
  let details: String
  let date: String

  init(photo: Photo) {
    date = RowWords.day(of: photo.createdAt)
    details = RowWords.line(photo.camera, photo.description)
    name = photo.name.onOneLine
  }
}
