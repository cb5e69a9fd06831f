/// What the presenter can ask of the world clock's interactor.
///
/// It speaks of the tasks, and must not name the model.
@MainActor
protocol WorldClockInteractorInput: AnyObject {
  func loadTime()
  /// Moves the time by a day; nothing happens where it cannot move.
  func goToYesterday()
  func goToTomorrow()
}

/// What the world clock's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol WorldClockInteractorOutput: AnyObject {
  func timeChanged(to time: WorldTimeOutputData)
  /// The time of before stands, where there was one.
  func loadFailed(message: String, lastTime: WorldTimeOutputData?)
}
