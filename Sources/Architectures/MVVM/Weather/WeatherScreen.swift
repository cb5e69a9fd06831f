import ConsoleUI
import Models

/// Puts the weather together: the view holds its view model.
///
/// The view model awaits the place and then its weather, both in one task,
/// which it cancels for another place. It puts words and the icon's code into
/// boxes, and the view shows what is in them. The view model calls one closure
/// to have the user asked for another place, and one to present an alert.
///
/// A ``Box`` tells its present value when it is bound, and every assignment.
///
/// This screen differs from that of raywenderlich.com's "iOS MVVM Tutorial:
/// Refactoring from MVC" mainly in this:
///
/// - In the tutorial, a box holds the picture. Here, it holds the icon's code:
///   `Icon` is a widget's type, and a view model imports no widget.
/// - In the tutorial, the view asks for another place by itself
///   (`promptForLocation`) and then calls `changeLocation(to:)`. Here, the view
///   model has the view ask, in words that it hands over.
@MainActor
public func makeWeatherScreen(
  placeService: any PlaceService,
  weatherService: any WeatherService
) -> ViewController {
  let viewModel = WeatherViewModel(
    placeService: placeService,
    weatherService: weatherService
  )
  return WeatherViewController(viewModel: viewModel)
}
