/// What the presenter can ask of the photo list's interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol PhotoListInteractorInput: AnyObject {
  func loadPhotos()
  /// `index` counts the photos last handed out.
  func checkWhetherForSale(photoAt index: Int)
}

/// What the photo list's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol PhotoListInteractorOutput: AnyObject {
  func photosLoaded(_ photos: [PhotoOutputData])
  func loadFailed(message: String)
  func photoIsForSale(name: String, imageURL: String?)
  func photoIsNotForSale()
}
