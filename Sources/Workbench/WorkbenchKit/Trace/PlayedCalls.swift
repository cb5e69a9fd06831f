import CallTrace

/// The calls of one action, with whose they are in an architecture.
struct PlayedCalls {
  let recording: Recording
  let cast: Cast
  /// For each call, whose function was called; see `Cast.member(of:)`.
  let members: [Cast.Member?]

  init(_ recording: Recording, in cast: Cast) {
    self.recording = recording
    self.cast = cast
    members = recording.calls.map(cast.member)
  }

  var calls: [Recording.Call] { recording.calls }
}
