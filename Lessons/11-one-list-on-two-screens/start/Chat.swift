import Models

/// The messages of a chat, which several screens show and change.
@MainActor
final class Chat {
  private(set) var messages: [Message] = []
  private let service: any MessageService
  private var observer: (any ChatObserver)?
  private var nextID = 1

  init(service: any MessageService) {
    self.service = service
  }

  // MARK: - Observers

  // 1. Several screens observe the chat.

  /// Tells the observer of all changes from now on, for as long as it lives.
  func addObserver(_ observer: any ChatObserver) {
    self.observer = observer
  }

  /// Tells the observer nothing more.
  func removeObserver(_ observer: any ChatObserver) {
    self.observer = nil
  }

  private func tellObservers() {
    observer?.chatDidChange(self)
  }

  // MARK: - What the user does

  func post(_ text: String) {
    let message = Message(id: nextID, text: text, delivery: .sending)
    nextID += 1
    messages.append(message)
    save(message, before: nil)
    tellObservers()
  }

  func change(_ id: Message.ID, to text: String) {
    guard let index = index(of: id), messages[index].text != text else {
      return
    }
    let before = messages[index]
    messages[index].text = text
    messages[index].delivery = .sending
    save(messages[index], before: before)
    tellObservers()
  }

  /// Answers a failure: the text is saved as it is now.
  func tryAgain(_ id: Message.ID) {
    // 3. Save again.
  }

  /// Answers a failure: the text becomes what was saved last.
  func discardChange(_ id: Message.ID) {
    // 4. Bring back what was saved.
  }

  // MARK: - Saving

  /// Saves a message, which becomes what it was before if that fails.
  private func save(_ message: Message, before: Message?) {
    // 2. Send one save at a time, and let a failure take nothing back.
    Task {
      do throws(ServiceError) {
        try await service.save(message.text, id: message.id)
        saved(message.id)
      } catch {
        takeBack(message.id, to: before)
      }
    }
  }

  private func saved(_ id: Message.ID) {
    guard let index = index(of: id) else { return }
    messages[index].delivery = .sent
    tellObservers()
  }

  private func takeBack(_ id: Message.ID, to before: Message?) {
    guard let index = index(of: id) else { return }
    if let before {
      messages[index] = before
    } else {
      messages.remove(at: index)
    }
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
