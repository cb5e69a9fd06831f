import Foundation

/// An alert of the weather screen: it tells of a failure or asks for a place.
///
/// Both wait in one queue, for only one of them can be presented at a time.
struct WeatherAlertContents: Identifiable {
  enum Kind: Equatable {
    case failure(title: String, message: String)
    case locationQuestion(
      title: String,
      submitTitle: String,
      cancelTitle: String
    )
  }

  let id = UUID()
  let kind: Kind
}
