import Models
import TestSupport
import Testing

@testable import TraditionalMVC

/// Here a model may outlive its views: it knows them weakly, as dependents.
@MainActor
struct LongLivedModelTests {
  @Test func aModelThatLivesOnKeepsNoViewAndNoController() {
    let greeting = GreetingModel(person: .wasin)
    let photoList = PhotoListModel(service: HeldPhotoService())
    let weather = WeatherModel(
      placeService: HeldPlaceService(),
      weatherService: HeldWeatherService()
    )
    let parts: WeakParts
    do {
      let greetingView = GreetingView(model: greeting)
      let photoListView = PhotoListView(model: photoList)
      let weatherView = WeatherView(model: weather)
      parts = WeakParts(
        greetingView,
        greetingView.controller,
        photoListView,
        photoListView.controller,
        weatherView,
        weatherView.controller
      )
    }
    #expect(parts.held == [])
  }
}
