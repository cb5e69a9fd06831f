import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the list of photos.
final class PhotoListRouterSpy: PhotoListRouting {
  private(set) var alerts: [AlertText] = []
  private(set) var details: [DetailText] = []
  private(set) var detailIDs: [Int] = []

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func showDetail(photoID: Int, name: String, imageURL: String?) {
    details.append(DetailText(name, imageURL))
    detailIDs.append(photoID)
  }
}
