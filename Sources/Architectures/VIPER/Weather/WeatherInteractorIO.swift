/// What the presenter can ask of the weather's interactor.
///
/// It speaks of use cases, and must not name the model.
@MainActor
protocol WeatherInteractorInput: AnyObject {
  func findDefaultPlace()
  func findPlace(named name: String)
}

/// What the weather's interactor tells the presenter.
///
/// It hands out plain values, and must not name the model.
@MainActor
protocol WeatherInteractorOutput: AnyObject {
  /// A blank name starts no look-up, so the presenter waits for this.
  func lookUpStarted()
  func placeFound(named name: String)
  func placeNotFound()
  func lookUpFailed(message: String)
  func weatherLoaded(_ weather: WeatherOutputData)
  func weatherFailed(message: String)
}
