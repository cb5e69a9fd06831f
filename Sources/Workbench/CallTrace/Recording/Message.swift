extension Recording {
  /// A call from a function of one participant to a function of another.
  package struct Message: Equatable, Sendable {
    /// Who called, or nil if that was no participant.
    package let sender: String?
    package let receiver: String
    /// The function that it calls.
    package let function: FunctionName
    /// The position in `Recording.calls`.
    package fileprivate(set) var call: Int
    /// Its place in time; see `Recording.Call`.
    package fileprivate(set) var sequence: Int
  }
}

extension Recording.Message {
  /// Whether one participant called itself.
  ///
  /// Participants are types: a call from one instance to another of the same
  /// type is one too, and a call of `super` is not.
  package var isToSelf: Bool { sender == receiver }

  /// Whether it calls back a closure that the receiver formed.
  package var isAnswer: Bool { function.kind == .closure }

  /// The function's name, such as `setGreeting(_:)`, and what happens to a
  /// property.
  package var label: String {
    switch function.kind {
    case .getter: "get \(function.member)"
    case .setter: "set \(function.member)"
    case .modify, .willSet, .didSet:
      "\(function.kind.rawValue) \(function.member)"
    case .function, .method, .initialiser, .deinitialiser, .closure:
      function.member
    }
  }
}

extension Recording {
  /// The calls as messages between participants, calls to oneself included.
  ///
  /// What a call of nobody calls counts as called by the nearest participant
  /// that was waiting for it. A notification is a message from the nearest
  /// participant that was running.
  ///
  /// - Parameter participants: For each call, to whom its function belongs, or
  ///   nil if to nobody. Left out, every type is a participant.
  package func messages(
    between participants: [String?]? = nil
  ) -> [Message] {
    let participants = participants ?? calls.map(\.function.type)
    var order = MessageOrder()
    var nearest: [String?] = []
    nearest.reserveCapacity(calls.count)
    var waiting = notifications[...]
    for (index, call) in calls.enumerated() {
      let due = waiting.prefix { $0.sequence <= call.sequence }
      waiting = waiting.dropFirst(due.count)
      order.add(messages(due, from: nearest.last, after: index - 1))
      let sender = call.parent.flatMap { nearest[$0] }
      let receiver = participants[index]
      nearest.append(receiver ?? sender)
      guard let receiver else { continue }
      order.add(
        Message(
          sender: sender,
          receiver: receiver,
          function: call.function,
          call: index,
          sequence: call.sequence
        )
      )
    }
    let last = calls.count - 1
    order.add(messages(waiting, from: nearest.last, after: last))
    order.endNotifications()
    return order.messages
  }

  /// Notifications as messages from the participant that ran after a call.
  private func messages(
    _ notifications: ArraySlice<Notification>,
    from sender: String??,
    after call: Int
  ) -> [Message] {
    guard let sender = sender ?? nil else { return [] }
    return notifications.map { notification in
      let receiver = calls.first { $0.function.type == notification.receiver }
      return Message(
        sender: sender,
        receiver: notification.receiver,
        function: FunctionName(
          module: receiver?.function.typeModule ?? "",
          type: notification.receiver,
          member: notification.name,
          kind: .closure
        ),
        call: call,
        sequence: notification.sequence
      )
    }
  }
}

/// Messages in the order of time, but for notifications that one sender sends
/// together: they stand in the order of their receivers' names.
///
/// Observation tells its observers in the order of a hash table, another one
/// each run.
private struct MessageOrder {
  private(set) var messages: [Recording.Message] = []
  /// The last messages, as far as one sender has sent them as notifications.
  private var together: [Recording.Message] = []

  mutating func add(_ message: Recording.Message) {
    endNotifications()
    messages.append(message)
  }

  mutating func add(_ notifications: [Recording.Message]) {
    for var notification in notifications {
      if together.first?.sender != notification.sender { endNotifications() }
      if let first = together.first {
        notification.call = first.call
        notification.sequence = first.sequence
      }
      together.append(notification)
    }
  }

  mutating func endNotifications() {
    messages += together.sorted {
      ($0.receiver, $0.function.member) < ($1.receiver, $1.function.member)
    }
    together = []
  }
}
