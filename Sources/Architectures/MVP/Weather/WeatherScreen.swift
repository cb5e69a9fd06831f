import ConsoleUI
import Models

/// Puts the weather screen together.
///
/// The presenter asks one service for the place and the other for its weather,
/// in one task that it owns, and words both answers. The view shows the words.
/// The presenter passes on the code of an icon, and the view finds the picture.
///
/// When the user is to be asked for a location, the presenter says so and words
/// the question. The view asks and hands back the name as it was typed.
///
/// In Google's todo-mvp, the view words its messages. Here the presenter words
/// an alert, except "OK" and what an error says of itself.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let presenter = WeatherPresenter(
    placeService: placeService,
    weatherService: weatherService
  )
  let viewController = WeatherViewController(presenter: presenter)
  presenter.view = viewController
  return viewController
}
