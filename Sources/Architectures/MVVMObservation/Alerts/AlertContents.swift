import Foundation

/// What an alert says, told from an alert that says the same by its identity.
///
/// It must not know how it is presented.
struct AlertContents: Identifiable, Equatable {
  let id = UUID()
  let title: String
  let message: String
}
