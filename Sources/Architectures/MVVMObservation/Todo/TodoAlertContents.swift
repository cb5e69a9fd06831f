/// An alert of the to-dos' screens: it tells why the list could not be loaded
/// or saved.
struct TodoAlertContents: Identifiable {
  enum Kind: Equatable {
    case loadFailure(title: String, message: String)
    case saveFailure(
      title: String,
      message: String,
      tryAgainTitle: String,
      discardTitle: String
    )
  }

  /// The number of the failure, for two may say the same.
  let id: Int
  let kind: Kind
}
