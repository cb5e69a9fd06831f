import Services

/// A session whose time passes by itself, and whose services answer when
/// they will.
extension Session {
  /// Whether live services answer.
  public var isLive: Bool { world.client != nil }

  /// How many live requests have no answer yet.
  public var pendingRequests: Int { world.client?.pendingCount ?? 0 }

  /// Waits until a live request is answered; not at all without one.
  public func nextAnswer() async {
    await world.client?.nextAnswer()
  }

  /// Waits until every live request, and every one that its answer led to,
  /// is answered.
  public func untilNothingIsPending() async {
    while pendingRequests > 0 { await nextAnswer() }
  }

  /// Waits for so much time to pass.
  ///
  /// With a virtual clock, that takes as long as it takes someone else to
  /// move it.
  public func pass(_ duration: Duration) async {
    let scheduler = world.scheduler
    await withCheckedContinuation { continuation in
      scheduler.after(duration) { continuation.resume() }
    }
  }

  /// Is called when a live request was answered, to draw what has changed.
  public var answerDidArrive: (@MainActor () -> Void)? {
    get { world.client?.answerDidArrive }
    set { world.client?.answerDidArrive = newValue }
  }
}
