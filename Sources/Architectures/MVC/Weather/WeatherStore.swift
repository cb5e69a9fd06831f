import Models
import Observation

/// Looks a place up and loads its weather, and keeps both.
///
/// What it keeps is observable. It tells its delegate only of a failed load.
@MainActor
@Observable
final class WeatherStore {
  /// How the look-up of a place stands.
  enum LookUp: Equatable {
    case pending
    /// The weather is nil until it was fetched.
    case found(Place, Weather?)
    /// There is no such place.
    case notFound
    /// The place could not be looked up.
    case failed
  }

  private(set) var lookUp = LookUp.pending
  // No screen reads the delegate or the task, so they are not observed.
  @ObservationIgnored weak var delegate: (any WeatherStoreDelegate)?
  @ObservationIgnored private var search: Task<Void, Never>?
  private let placeService: any PlaceService
  private let weatherService: any WeatherService

  init(placeService: any PlaceService, weatherService: any WeatherService) {
    self.placeService = placeService
    self.weatherService = weatherService
  }

  deinit {
    search?.cancel()
  }

  /// Asks one service for the place, and then the other for its weather; of
  /// several searches the last one wins.
  func findPlace(named name: String) {
    lookUp = .pending
    search?.cancel()
    search = Task { [weak self, placeService, weatherService] in
      do throws(ServiceError) {
        let place = try await placeService.findPlace(named: name)
        guard !Task.isCancelled else { return }
        guard let place else {
          self?.lookUp = .notFound
          return
        }
        self?.lookUp = .found(place, nil)
        let weather = try await weatherService.fetchWeather(at: place)
        guard !Task.isCancelled else { return }
        self?.lookUp = .found(place, weather)
      } catch {
        guard !Task.isCancelled else { return }
        self?.loadFailed(error)
      }
    }
  }

  private func loadFailed(_ error: ServiceError) {
    // A place that was found stays, without its weather.
    if lookUp == .pending { lookUp = .failed }
    delegate?.weatherStore(self, loadDidFail: error)
  }
}

/// Is told why a load has failed.
@MainActor
protocol WeatherStoreDelegate: AnyObject {
  /// The place that was asked for last, or its weather, could not be loaded.
  func weatherStore(_ store: WeatherStore, loadDidFail error: ServiceError)
}
