/// An alert of the to-dos' screens: it tells why the list could not be loaded
/// or saved.
///
/// It is made anew whenever it is read, so it takes its identity from the
/// failure.
struct TodoAlertContents: Identifiable {
  enum Kind: Equatable {
    case loadFailure(message: String)
    case saveFailure(message: String)
  }

  /// The number of the failure, for two may say the same.
  let id: Int
  let kind: Kind
}
