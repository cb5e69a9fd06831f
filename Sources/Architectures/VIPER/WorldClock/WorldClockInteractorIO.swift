/// What the presenter can ask of the world clock's interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol WorldClockInteractorInput: AnyObject {
  func loadTime()
  /// Moves the time by a day. Where it cannot move, nothing happens.
  func goToYesterday()
  func goToTomorrow()
}

/// What the world clock's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol WorldClockInteractorOutput: AnyObject {
  func timeChanged(to time: WorldTimeOutputData)
  /// `lastTime` is the time that was shown before; nil where there was none.
  func loadFailed(message: String, lastTime: WorldTimeOutputData?)
}
