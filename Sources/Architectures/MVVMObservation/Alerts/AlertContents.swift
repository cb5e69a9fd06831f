import Foundation

/// What an alert says that wants no other answer than "OK".
///
/// Two that say the same can be due at once, so each has an identity.
struct AlertContents: Identifiable {
  let id = UUID()
  let title: String
  let message: String?
}
