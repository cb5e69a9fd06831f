import Models

/// Keeps the messages of a chat.
@MainActor
protocol MessageService: AnyObject {
  /// Saves this text as the text of the message.
  ///
  /// A save that fails changes nothing.
  func save(_ text: String, id: Message.ID) async throws(ServiceError)
}
