import Foundation

/// What an alert says.
///
/// Two that say the same can be due at once, so each has its own identity. It
/// must not know how it is presented.
struct AlertContents: Identifiable {
  var id = UUID()
  let title: String
  let message: String?
}
