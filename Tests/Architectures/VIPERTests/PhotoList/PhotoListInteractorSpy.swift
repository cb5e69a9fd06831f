@testable import VIPER

/// Keeps what the presenter asks of the photo list's interactor.
final class PhotoListInteractorSpy: PhotoListInteractorInput {
  private(set) var timesAskedToLoad = 0
  private(set) var checked: [Int] = []
  private(set) var picturesAskedFor: [Int] = []
  private(set) var picturesCancelled: [Int] = []

  func loadPhotos() {
    timesAskedToLoad += 1
  }

  func checkWhetherForSale(photoAt index: Int) {
    checked.append(index)
  }

  func loadPicture(ofPhotoAt index: Int) {
    picturesAskedFor.append(index)
  }

  func cancelPicture(ofPhotoAt index: Int) {
    picturesCancelled.append(index)
  }
}
