import Models

/// A message of a chat with what is known of its saving: what it says, what the
/// service was asked to save, and what was saved last.
///
/// It is a value and asks nobody.
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
  /// What the user has written last.
  var text: String
  /// What the service has; nil where it has nothing of this message.
  private(set) var savedText: String?
  private var requestedText: String?
  private var failure: ServiceError?

  init(id: Int, text: String) {
    self.id = id
    self.text = text
  }

  var delivery: Delivery {
    if let failure { return .notSent(failure) }
    return requestedText == nil ? .sent : .sending
  }

  var isFailed: Bool { failure != nil }

  /// Begins the next save.
  ///
  /// - Returns: What the service is to save now; nil while another save is
  ///   pending, while a failure is not answered, and where the service has the
  ///   text already.
  mutating func beginSave() -> String? {
    guard requestedText == nil, failure == nil, text != savedText else {
      return nil
    }
    requestedText = text
    return text
  }

  /// Ends the save: the service has the text that stood here when it began.
  mutating func saveSucceeded() {
    savedText = requestedText
    requestedText = nil
  }

  /// Ends the save: the service has what it had before.
  mutating func saveFailed(_ error: ServiceError) {
    requestedText = nil
    failure = error
  }

  /// Answers the failure, whatever the text is to be.
  mutating func answerFailure() {
    failure = nil
  }
}
