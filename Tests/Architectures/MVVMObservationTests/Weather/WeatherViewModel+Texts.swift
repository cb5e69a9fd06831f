import TestSupport

@testable import MVVMObservation

/// Reads what the weather's view model has to show, each output for itself.
@MainActor
struct WeatherReader {
  let city: Observed<String>
  let date: Observed<String>
  let iconCode: Observed<String?>
  let currentSummary: Observed<String>
  let forecastSummary: Observed<String>
  let isAskingForLocation: Observed<Bool>
  private let due: Observed<[AlertContents]>

  init(of viewModel: WeatherViewModel) {
    city = Observed { viewModel.city }
    date = Observed { viewModel.date }
    iconCode = Observed { viewModel.iconCode }
    currentSummary = Observed { viewModel.currentSummary }
    forecastSummary = Observed { viewModel.forecastSummary }
    isAskingForLocation = Observed { viewModel.isAskingForLocation }
    due = Observed { viewModel.alerts }
  }

  var alerts: [AlertText] { due.value.map(AlertText.init) }

  /// Whether every output but the city is blank.
  var isBlank: Bool {
    date.value == "" && iconCode.value == nil && currentSummary.value == ""
      && forecastSummary.value == ""
  }
}
