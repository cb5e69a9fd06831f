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
    name = photo.name.onOneLine
    details =
      [photo.camera, photo.description]
      .joinedWithoutBlanks(separator: " - ")
      .onOneLine
    date = PhotoDate.text(of: photo)
  }
}
