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
    // 1. Move the wording of a row here, out of the controller: the name, the
    //    details, and the date with its formatter.
    name = ""
    details = ""
    date = ""
  }
}
