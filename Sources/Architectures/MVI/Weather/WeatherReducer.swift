import Formatting
import Models

/// How the look-up stands, and whether the user is asked for a location.
struct WeatherState: Equatable {
  /// How the look-up of the place stands.
  enum LookUp: Equatable {
    case notStarted
    case pending
    /// The weather is nil until it has been fetched, and where that fails.
    case found(Place, Weather?)
    case notFound
  }

  var lookUp = LookUp.notStarted
  var isAskingForLocation = false
  var alerts = AlertQueue<WeatherAlert>()
}

/// Why an alert is due.
enum WeatherAlert: Equatable {
  case failed(ServiceError)
}

/// What can happen on the weather screen: that it has loaded, what the user
/// does, then what the services answer.
enum WeatherEvent: Equatable {
  case viewDidLoad
  case changeLocationButtonTapped
  case locationSubmitted(String)
  case locationCancelled
  case alertClosed(number: Int)

  case placeResponse(Result<Place?, ServiceError>)
  case weatherResponse(Result<Weather, ServiceError>)
}

/// What the weather screen wants done outside.
enum WeatherEffect: FeatureEffect {
  case findPlace(named: String)
  case fetchWeather(at: Place)

  /// A search looks up a place and then fetches its weather.
  enum CancelID { case search }
}

/// Decides which place is looked up, whether its weather is fetched, and what
/// becomes of the answers.
struct WeatherReducer: Reducer {
  func reduce(
    into state: inout WeatherState,
    event: WeatherEvent
  ) -> [Command<WeatherEffect, WeatherEvent>] {
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
    case .placeResponse(let answer):
      return finishLookUp(with: answer, in: &state)
    case .weatherResponse(let answer):
      guard case .found(let place, _) = state.lookUp else { return [] }
      finishFetching(with: answer, at: place, in: &state)
      return []
    }
  }

  private func startLookUp(
    of name: String,
    in state: inout WeatherState
  ) -> [Command<WeatherEffect, WeatherEvent>] {
    state.lookUp = .pending
    return [
      .cancellable(
        .run(.findPlace(named: name)),
        id: .search,
        cancelInFlight: true
      )
    ]
  }

  private func finishLookUp(
    with answer: Result<Place?, ServiceError>,
    in state: inout WeatherState
  ) -> [Command<WeatherEffect, WeatherEvent>] {
    switch answer {
    case .success(let place?):
      state.lookUp = .found(place, nil)
      return [.cancellable(.run(.fetchWeather(at: place)), id: .search)]
    case .success(nil):
      state.lookUp = .notFound
    case .failure(let error):
      state.lookUp = .notFound
      state.alerts.add(.failed(error))
    }
    return []
  }

  private func finishFetching(
    with answer: Result<Weather, ServiceError>,
    at place: Place,
    in state: inout WeatherState
  ) {
    switch answer {
    case .success(let weather):
      state.lookUp = .found(place, weather)
    case .failure(let error):
      state.alerts.add(.failed(error))
    }
  }
}
