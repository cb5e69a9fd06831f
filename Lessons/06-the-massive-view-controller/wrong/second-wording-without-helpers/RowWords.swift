import Models

struct RowWords {
  let name: String
  let details: String
  let date: String

  init(_ photo: Photo) {
    name = photo.name.split(whereSeparator: \.isWhitespace).joined(
      separator: " "
    )
    details = [photo.camera, photo.description].compactMap { $0 }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }.joined(separator: " - ")
    date = String("\(photo.createdAt)".prefix(10))
  }
}
