/// A call from a function of one participant to a function of another.
package struct Message: Equatable, Sendable, Codable {
  /// Who called, or nil if that was no participant.
  package var sender: String?
  package var receiver: String
  /// The function that it calls.
  package var function: FunctionName
  /// The position in `Recording.calls`.
  package var call: Int
  /// Its place in time; see `Recording.Call`.
  package var sequence: Int

  /// The function's name alone, such as `setGreeting(_:)`.
  package var name: String { function.member }
  package var kind: FunctionName.Kind { function.kind }

  /// Whether one participant called itself.
  ///
  /// Participants are types: a call from one instance to another of the same
  /// type is one too, and a call of `super` is not.
  package var isToSelf: Bool { sender == receiver }

  /// Whether it calls back a closure that the receiver formed.
  package var isAnswer: Bool { kind == .closure }
}

extension Recording {
  /// The calls as messages between participants, calls to oneself included.
  ///
  /// What a call of nobody calls counts as called by the nearest participant
  /// that was waiting for it. A notification is a message from the nearest
  /// participant that was running. Those that it sends together stand in the
  /// order of their receivers' names: Observation tells its observers in the
  /// order of a hash table, another one each run.
  ///
  /// - Parameter participants: For each call, to whom its function belongs, or
  ///   nil if to nobody. Left out, every type is a participant.
  package func messages(
    between participants: [String?]? = nil
  ) -> [Message] {
    let participants = participants ?? calls.map(\.function.type)
    var nearest: [String?] = []
    var messages: [Message] = []
    var rest = notifications[...]
    // The last messages, as far as one sender has sent them as notifications.
    var together: [Message] = []
    func addNotifications(until sequence: Int) {
      while let notification = rest.first, notification.sequence <= sequence {
        rest = rest.dropFirst()
        guard let sender = nearest.last else { continue }
        if together.first?.sender != sender { together = [] }
        messages.removeLast(together.count)
        together.append(
          Message(
            sender: sender,
            receiver: notification.receiver,
            function: FunctionName(
              module: module(of: notification.receiver),
              type: notification.receiver,
              member: notification.name,
              kind: .closure
            ),
            call: together.first?.call ?? nearest.count - 1,
            sequence: together.first?.sequence ?? notification.sequence
          )
        )
        together.sort { ($0.receiver, $0.name) < ($1.receiver, $1.name) }
        messages += together
      }
    }
    for (index, call) in calls.enumerated() {
      addNotifications(until: call.sequence)
      let sender = call.parent.flatMap { nearest[$0] }
      let receiver = participants[index]
      nearest.append(receiver ?? sender)
      guard let receiver else { continue }
      together = []
      messages.append(
        Message(
          sender: sender,
          receiver: receiver,
          function: call.function,
          call: index,
          sequence: call.sequence
        )
      )
    }
    addNotifications(until: .max)
    return messages
  }
}

extension Recording {
  /// The module that declares a type, as far as its calls tell.
  private func module(of type: String) -> String {
    calls.first { $0.function.type == type }?.function.typeModule ?? ""
  }
}

extension Message: CustomStringConvertible {
  /// Such as `Presenter -> View: setGreeting(_:)`.
  package var description: String {
    "\(sender ?? "outside") -> \(receiver): \(label)"
  }

  /// The name, and what happens to a property.
  package var label: String {
    switch kind {
    case .getter: "get \(name)"
    case .setter: "set \(name)"
    case .modify: "modify \(name)"
    case .willSet: "willSet \(name)"
    case .didSet: "didSet \(name)"
    case .function, .method, .initialiser, .deinitialiser, .closure: name
    }
  }
}
