/// The line in which jobs wait for the main actor.
enum MainActorQueue {
  /// Waits until the line is short.
  ///
  /// While an answer is awaited, Foundation on Linux keeps a processor busy.
  /// A test that asked while a thousand others wait for the main actor would
  /// slow them all down.
  static func untilShort() async {
    let clock = ContinuousClock()
    while await clock.measure({ await MainActor.run {} }) > .milliseconds(20) {}
  }
}
