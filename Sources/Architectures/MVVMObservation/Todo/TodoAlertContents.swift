/// An alert of the to-dos' screens: it tells why the list could not be loaded
/// or saved.
///
/// It is made anew whenever it is read, so its identity is what it says. A
/// failure of the same words comes only after the user has answered this one.
enum TodoAlertContents: Hashable, Identifiable {
  case loadFailure(message: String)
  case saveFailure(message: String)

  var id: Self { self }
}
