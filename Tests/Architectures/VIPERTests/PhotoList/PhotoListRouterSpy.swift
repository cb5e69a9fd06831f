import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the list of photos.
final class PhotoListRouterSpy: PhotoListRouting {
  private(set) var alerts: [AlertText] = []
  private(set) var details: [PhotoDetailOutputData] = []

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func showDetail(of photo: PhotoDetailOutputData) {
    details.append(photo)
  }
}
