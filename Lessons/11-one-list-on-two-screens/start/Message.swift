import Models

/// A message of a chat, as the screens show it.
struct Message: Equatable, Identifiable {
  /// How far it is on its way to the service.
  enum Delivery: Equatable {
    /// A save is pending.
    case sending
    case sent
    /// The last save has failed, and the user has not answered that.
    case notSent(ServiceError)
  }

  let id: Int
  var text: String
  var delivery: Delivery
}
