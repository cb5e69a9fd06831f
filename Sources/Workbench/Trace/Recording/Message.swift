extension Recording {
  /// A call from a function of one participant to a function of another.
  package struct Message: Equatable, Sendable {
    /// Who called, or nil if that was no participant.
    package let sender: String?
    package let receiver: String
    /// The function that it calls.
    package let function: FunctionName
    /// The position in `Recording.calls`; nil for a notification.
    package let call: Int?
    /// Its place in time; see `Recording.Call`.
    package fileprivate(set) var sequence: Int
    /// In whose call it was sent, by the position in `Recording.calls`.
    let senderCall: Int?
    /// Whether something was called in it.
    let leadsOn: Bool
    /// What of the sender's the receiver has awaited; nil where it has awaited
    /// nothing, or what is no participant's.
    package fileprivate(set) var awaited: Awaited?
    /// What a service was asked for, of its call and of its answer; nil where
    /// that is not known.
    package fileprivate(set) var subject: String?
    /// How many tasks its function cancelled that waited for a service.
    package fileprivate(set) var cancelledTasks = 0
  }

  /// What somebody has awaited, and how it ended.
  package struct Awaited: Equatable, Sendable {
    package var function: FunctionName
    /// Whether who waits learns more than that it has ended.
    package var isAnswer: Bool
    /// Whether it is known that it has failed.
    package var hasFailed: Bool
    /// The number of the recording in which the task was cancelled that waits
    /// for it, if it was.
    package var cancelledIn: Int?
    var words: String
  }
}

extension Recording.Message {
  /// Whether one participant called itself.
  ///
  /// Participants are types: a call from one instance to another of the same
  /// type is one too, and a call of `super` is not.
  package var isToSelf: Bool { sender == receiver }

  /// Whether it calls back a closure that the receiver formed, or lets the
  /// receiver go on that has awaited it.
  package var isAnswer: Bool {
    [.closure, .continuation].contains(function.kind)
  }

  /// Itself, for each task that it cancels.
  var cancels: [SequenceDiagram.Cancellation] {
    Array(
      repeating: .init(participant: receiver, function: function),
      count: cancelledTasks
    )
  }

  /// The function in a reader's words.
  package var label: String { awaited?.words ?? function.label }
}

extension Recording {
  /// The calls as messages between participants, calls to oneself included.
  ///
  /// What a call of nobody calls counts as called by the nearest participant
  /// that was waiting for it. What a task does first counts as called by who
  /// formed the task. A notification is a message from the nearest
  /// participant that was running.
  ///
  /// - Parameters:
  ///   - participants: For each call, to whom its function belongs, or nil if
  ///     to nobody.
  ///   - isShown: Whether to make a message of a call, by its position and
  ///     that of the call that sends it.
  package func messages(
    between participants: [String?],
    where isShown: (_ call: Int, _ sender: Int?) -> Bool = { _, _ in true }
  ) -> [Message] {
    var messages: [Message] = []
    // For each call the nearest of a participant, itself or around it.
    var nearest: [Int?] = []
    nearest.reserveCapacity(calls.count)
    let leading = Set(
      calls.compactMap { $0.parent ?? ($0.hasAwaitedOrigin ? nil : $0.origin) }
    )
    var answers = answers[...]
    var requests = requests[...]
    var outcome = Outcome.success
    var subject: String?
    var cancelledIn: Int?
    var cancellations = cancellations[...]
    var waiting = notifications[...]
    func lastRunning() -> String? {
      nearest.last.flatMap { $0 }.flatMap { participants[$0] }
    }
    for (index, call) in calls.enumerated() {
      while let next = waiting.first, next.sequence <= call.sequence {
        add(next, from: lastRunning(), to: &messages)
        waiting.removeFirst()
      }
      while let answer = answers.first, answer.sequence <= call.sequence {
        outcome = answer.hasFailed ? .failure : .success
        cancelledIn = answer.cancelledIn
        subject = answer.subject
        answers.removeFirst()
      }
      while let next = requests.first, next.sequence <= call.sequence {
        add(next, to: nearest.last ?? nil, in: &messages)
        requests.removeFirst()
      }
      while let next = cancellations.first, next <= call.sequence {
        addCancellation(by: nearest.last ?? nil, to: &messages)
        cancellations.removeFirst()
      }
      var awaited: Awaited?
      if let origin = call.origin, participants[origin] != nil {
        awaited = self.awaited(by: call, outcome)
        awaited?.cancelledIn = cancelledIn
      }
      // Who gets a failure first may make something else of it. Who can throw
      // and calls nothing has thrown it on.
      let throwsOn = call.callee.canFail && !leading.contains(index)
      if awaited?.hasFailed == true, !throwsOn { outcome = .unknown }
      let sender = (call.parent ?? call.origin).flatMap { nearest[$0] }
      nearest.append(participants[index] == nil ? sender : index)
      guard let receiver = participants[index], isShown(index, sender)
      else { continue }
      messages.append(
        Message(
          sender: sender.flatMap { participants[$0] },
          receiver: receiver,
          function: call.function,
          call: index,
          sequence: call.sequence,
          senderCall: sender,
          leadsOn: leading.contains(index),
          awaited: awaited,
          subject: awaited?.isAnswer ?? (call.function.kind == .continuation)
            ? subject : nil
        )
      )
    }
    for notification in waiting {
      add(notification, from: lastRunning(), to: &messages)
    }
    for request in requests {
      add(request, to: nearest.last ?? nil, in: &messages)
    }
    for _ in cancellations {
      addCancellation(by: nearest.last ?? nil, to: &messages)
    }
    return messages
  }

  /// Counts with a participant's call a task that was cancelled in it.
  private func addCancellation(
    by call: Int?,
    to messages: inout [Message]
  ) {
    guard let place = place(of: call, in: messages) else { return }
    messages[place].cancelledTasks += 1
  }

  /// Notes with a service's call what that was asked for.
  private func add(
    _ request: Request,
    to call: Int?,
    in messages: inout [Message]
  ) {
    guard let place = place(of: call, in: messages) else { return }
    messages[place].subject = request.subject
  }

  /// Which message a call is, or the nearest around it that is one.
  private func place(of call: Int?, in messages: [Message]) -> Int? {
    var call = call
    while let number = call {
      if let place = messages.lastIndex(where: { $0.call == number }) {
        return place
      }
      call = calls[number].parent
    }
    return nil
  }

  /// What a call goes on after; nil where it has awaited nothing.
  private func awaited(by call: Call, _ outcome: Outcome) -> Awaited? {
    guard call.hasAwaitedOrigin, let origin = call.origin else { return nil }
    let callee = calls[origin].callee
    let outcome = callee.canFail ? outcome : .success
    return Awaited(
      function: callee.name.declaringFunction,
      isAnswer: callee.isAnswering,
      hasFailed: outcome == .failure,
      words: callee.ending(outcome)
    )
  }

  /// Adds a notification as a message.
  ///
  /// Those that one sender sends together stand in the order of their
  /// receivers' names: Observation tells its observers in the order of a hash
  /// table, another one each run.
  private func add(
    _ notification: Notification,
    from sender: String?,
    to messages: inout [Message]
  ) {
    guard let sender else { return }
    let receiver = calls.first { $0.function.type == notification.receiver }
    let module = receiver?.function.typeModule ?? ""
    var message = Message(
      sender: sender,
      receiver: notification.receiver,
      function: FunctionName(
        module: module,
        typeModule: module,
        type: notification.receiver,
        member: notification.name,
        kind: .closure
      ),
      call: nil,
      sequence: notification.sequence,
      senderCall: nil,
      leadsOn: true
    )
    var place = messages.count
    while place > 0, messages[place - 1].call == nil,
      messages[place - 1].sender == sender
    {
      let other = messages[place - 1]
      message.sequence = other.sequence
      guard
        (message.receiver, message.function.member)
          < (other.receiver, other.function.member)
      else { break }
      place -= 1
    }
    messages.insert(message, at: place)
  }
}
