import Models

/// What the detail screen shows, beside the picture.
extension PhotoDetailState {
  var name: String { photo.name }

  var address: String { photo.imageURL ?? "No address" }
}
