/// What a screen shows of the weather at the place that the user selects.
@MainActor
final class WeatherModel {
  enum Shown: Equatable {
    case nothing
    case loading
    case weather(String)
    case failure(String)
  }

  private(set) var shown = Shown.nothing
  /// Why a save has failed; nil again when the next save begins.
  private(set) var saveFailure: String?
  private var place: String?
  private let service: any WeatherService

  init(service: any WeatherService) {
    self.service = service
  }

  /// Shows the weather at a place; the same place is asked for anew.
  func select(_ place: String) {
    self.place = place
    shown = .loading
    // Items 1 and 2 of the exercise: this task belongs to nobody.
    Task {
      do throws(ServiceError) {
        shown = .weather(try await service.weather(at: place))
      } catch {
        shown = .failure(error.message)
      }
    }
  }

  /// Saves the selected place, if there is one.
  func save() {
    guard let place else { return }
    saveFailure = nil
    // Items 2 and 3: this one keeps the model until the service has answered.
    Task {
      do throws(ServiceError) {
        try await service.save(place)
      } catch {
        saveFailure = error.message
      }
    }
  }
}
