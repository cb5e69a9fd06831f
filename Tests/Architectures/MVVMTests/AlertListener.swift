import TestSupport

/// Keeps the alerts that a view model wants shown.
@MainActor
final class AlertListener {
  private(set) var shown: [AlertText] = []

  func alertShown(title: String, message: String) {
    shown.append(AlertText(title, message))
  }
}
