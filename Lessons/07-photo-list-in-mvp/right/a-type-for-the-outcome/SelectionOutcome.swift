import Models

/// What selecting a photo leads to.
enum SelectionOutcome {
  case detail(name: String, address: String?)
  case refusal(title: String, message: String)

  init(of photo: Photo) {
    self =
      photo.isForSale
      ? .detail(name: photo.name, address: photo.imageURL)
      : .refusal(title: "Not for sale", message: "This item is not for sale")
  }
}
