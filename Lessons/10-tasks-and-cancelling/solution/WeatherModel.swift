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
  private var loading: Task<Void, Never>?
  private let service: any WeatherService

  init(service: any WeatherService) {
    self.service = service
  }

  deinit {
    loading?.cancel()
  }

  /// Shows the weather at a place; the same place is asked for anew.
  func select(_ place: String) {
    self.place = place
    shown = .loading
    loading?.cancel()
    loading = Task { [weak self, service] in
      do throws(ServiceError) {
        let weather = try await service.weather(at: place)
        guard !Task.isCancelled else { return }
        self?.shown = .weather(weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.shown = .failure(error.message)
      }
    }
  }

  /// Saves the selected place, if there is one.
  func save() {
    guard let place else { return }
    saveFailure = nil
    // Nobody cancels it: what the user wanted saved is saved.
    Task { [weak self, service] in
      do throws(ServiceError) {
        try await service.save(place)
      } catch {
        self?.saveFailure = error.message
      }
    }
  }
}
