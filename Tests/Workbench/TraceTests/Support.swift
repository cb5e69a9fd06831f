import Trace

/// The calls that the body makes, one a line, indented by depth.
@MainActor
func calls(_ body: () throws -> Void) rethrows -> String {
  try Recorder().record(body).recording.description
}

extension Recording {
  /// One call a line, indented by its depth.
  var description: String {
    calls.map { call in
      String(repeating: "  ", count: call.depth) + call.function.description
    }.joined(separator: "\n")
  }

  /// The messages, every type being a participant.
  func messages() -> [Message] {
    messages(between: calls.map(\.function.type))
  }
}

extension Recording.Message {
  /// Such as `Presenter -> View: setGreeting(_:)`.
  var description: String {
    "\(sender ?? "outside") -> \(receiver): \(label)"
  }
}

/// The messages that the body causes, one a line.
@MainActor
func messages(_ body: () throws -> Void) rethrows -> [String] {
  try Recorder().record(body).recording.messages().map(\.description)
}
