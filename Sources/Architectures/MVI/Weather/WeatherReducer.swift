import Formatting
import Models

/// Decides which place is looked up, whether its weather is fetched, and what
/// becomes of the answers.
///
/// It must know only state and event.
struct WeatherReducer: Reducer {
  func reduce(
    into state: inout WeatherState,
    event: WeatherEvent
  ) -> [WeatherEffect] {
    switch event {
    case .viewDidLoad:
      return startLookUp(of: Place.defaultName, in: &state)
    case .changeLocationButtonTapped:
      state.isAskingForLocation = true
      return []
    case .locationSubmitted(let name):
      state.isAskingForLocation = false
      guard !name.isBlank else { return [] }
      return startLookUp(of: name, in: &state)
    case .locationCancelled:
      state.isAskingForLocation = false
      return []
    case .alertClosed(let number):
      state.alerts.remove(number: number)
      return []
    case .placeResponse(let answer, let search):
      guard search == state.latestSearch else { return [] }
      return finishLookUp(with: answer, in: &state)
    case .weatherResponse(let answer, let search):
      guard search == state.latestSearch,
        case .found(let name, _) = state.lookUp
      else { return [] }
      finishFetching(with: answer, at: name, in: &state)
      return []
    }
  }

  private func startLookUp(
    of name: String,
    in state: inout WeatherState
  ) -> [WeatherEffect] {
    state.latestSearch += 1
    state.lookUp = .pending
    return [.findPlace(named: name, search: state.latestSearch)]
  }

  private func finishLookUp(
    with answer: Result<Place?, ServiceError>,
    in state: inout WeatherState
  ) -> [WeatherEffect] {
    switch answer {
    case .success(let place?):
      state.lookUp = .found(name: place.name, report: nil)
      return [.fetchWeather(at: place, search: state.latestSearch)]
    case .success(nil):
      state.lookUp = .notFound
    case .failure(let error):
      state.lookUp = .notFound
      state.alerts.add(title: "Alert", message: error.message)
    }
    return []
  }

  private func finishFetching(
    with answer: Result<Weather, ServiceError>,
    at name: String,
    in state: inout WeatherState
  ) {
    switch answer {
    case .success(let weather):
      let report = WeatherReport(weather: weather)
      state.lookUp = .found(name: name, report: report)
    case .failure(let error):
      state.alerts.add(title: "Alert", message: error.message)
    }
  }
}
