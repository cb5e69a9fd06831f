import Models

/// What can happen on the weather screen: what the user does, then what the
/// services answer.
///
/// It must not know what follows from it.
enum WeatherEvent: Equatable {
  case viewDidLoad
  case changeLocationButtonTapped
  case locationSubmitted(String)
  case locationCancelled
  case alertClosed(number: Int)

  case placeResponse(Result<Place?, ServiceError>, search: Int)
  case weatherResponse(Result<Weather, ServiceError>, search: Int)
}
