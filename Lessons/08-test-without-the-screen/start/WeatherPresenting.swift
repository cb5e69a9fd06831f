/// What a test can do to any presenter of the weather.
///
/// The workbench's own, `MVP.WeatherPresenter`, has the same members.
@MainActor
protocol WeatherPresenting: AnyObject {
  var view: (any WeatherView)? { get set }
  func viewDidLoad()
  func changeLocationButtonTapped()
  func locationSubmitted(_ name: String)
}

/// What the presenter can ask of the weather screen.
@MainActor
protocol WeatherView: AnyObject {
  func setCity(_ city: String)
  func setDate(_ date: String)
  func setIcon(code: String?)
  func setCurrentSummary(_ summary: String)
  func setForecastSummary(_ summary: String)
  func askForLocation()
  func showAlert(title: String, message: String)
}
