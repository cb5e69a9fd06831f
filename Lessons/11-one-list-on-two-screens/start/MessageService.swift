import Models

/// Keeps the messages of a chat.
@MainActor
protocol MessageService: AnyObject {
  /// Keeps this text as that of the message.
  ///
  /// A save that fails changes nothing.
  func save(_ text: String, id: Message.ID) async throws(ServiceError)
}
