import TestSupport

@testable import VIPER

/// Keeps where the presenter wants to go from the list of photos.
final class PhotoListRouterSpy: PhotoListRouting {
  private(set) var alerts: [AlertText] = []
  /// The photos whose details were opened.
  private(set) var details: [Int] = []

  func showAlert(title: String, message: String) {
    alerts.append(AlertText(title, message))
  }

  func showDetail(ofPhoto id: Int) {
    details.append(id)
  }
}
