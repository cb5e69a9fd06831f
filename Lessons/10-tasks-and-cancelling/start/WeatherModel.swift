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
    // 1. This task belongs to nobody.
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
    // 2. This one keeps the model for as long as the service takes.
    Task {
      do throws(ServiceError) {
        try await service.save(place)
      } catch {
        saveFailure = error.message
      }
    }
  }
}
