import Models

/// The messages of a chat, which several screens show and change.
///
/// A save that is pending keeps the chat alive.
@MainActor
final class Chat {
  private(set) var messages: [Message] = []
  private let service: any MessageService
  private var observers: [WeakObserver] = []
  private var nextID = 1

  init(service: any MessageService) {
    self.service = service
  }

  // MARK: - Observers

  /// Tells the observer of all changes from now on, for as long as it lives.
  ///
  /// The chat holds it weakly.
  func addObserver(_ observer: any ChatObserver) {
    observers.append(WeakObserver(value: observer))
  }

  /// Tells the observer nothing more.
  func removeObserver(_ observer: any ChatObserver) {
    observers.removeAll { $0.value === observer }
  }

  private func tellObservers() {
    observers.removeAll { $0.value == nil }
    for observer in observers.compactMap(\.value) {
      observer.chatDidChange(self)
    }
  }

  // MARK: - What the user does

  func post(_ text: String) {
    messages.append(Message(id: nextID, text: text))
    nextID += 1
    saveIfDue(messages.count - 1)
    tellObservers()
  }

  func change(_ id: Message.ID, to text: String) {
    guard let index = index(of: id), messages[index].text != text else {
      return
    }
    messages[index].text = text
    saveIfDue(index)
    tellObservers()
  }

  /// Answers a failure: the text is saved as it is now.
  func tryAgain(_ id: Message.ID) {
    guard let index = index(of: id), messages[index].isFailed else { return }
    messages[index].answerFailure()
    saveIfDue(index)
    tellObservers()
  }

  /// Answers a failure: the text becomes what was saved last.
  ///
  /// A message of which nothing was saved goes.
  func discardChange(_ id: Message.ID) {
    guard let index = index(of: id), messages[index].isFailed else { return }
    if let savedText = messages[index].savedText {
      messages[index].answerFailure()
      messages[index].text = savedText
    } else {
      messages.remove(at: index)
    }
    tellObservers()
  }

  // MARK: - Saving

  /// Asks the service to save a message, if that is due.
  private func saveIfDue(_ index: Int) {
    guard let text = messages[index].beginSave() else { return }
    let id = messages[index].id
    // It holds the chat until the answer has come, so nothing is lost when the
    // screens are gone.
    Task {
      do throws(ServiceError) {
        try await service.save(text, id: id)
        saveEnded(id) { $0.saveSucceeded() }
      } catch {
        saveEnded(id) { $0.saveFailed(error) }
      }
    }
  }

  private func saveEnded(_ id: Message.ID, _ change: (inout Message) -> Void) {
    guard let index = index(of: id) else { return }
    change(&messages[index])
    saveIfDue(index)
    tellObservers()
  }

  private func index(of id: Message.ID) -> Int? {
    messages.firstIndex { $0.id == id }
  }
}

/// Is told that a chat has changed.
@MainActor
protocol ChatObserver: AnyObject {
  /// The chat has changed already, so read it.
  func chatDidChange(_ chat: Chat)
}

private struct WeakObserver {
  weak var value: (any ChatObserver)?
}
