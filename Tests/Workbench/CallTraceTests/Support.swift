import CallTrace

/// The calls that the body makes, one a line, indented by depth.
@MainActor
func calls(_ body: () throws -> Void) rethrows -> String {
  try Recorder().record(body).recording.description
}

/// The messages that the body causes, one a line.
@MainActor
func messages(_ body: () throws -> Void) rethrows -> [String] {
  try Recorder().record(body).recording.messages().map(\.description)
}
