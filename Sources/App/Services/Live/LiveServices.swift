import Models

/// The services that answer over the network, on one client.
@MainActor
public final class LiveServices {
  public let client: HTTPClient
  public let photoService: any PhotoService
  public let placeService: any PlaceService
  public let weatherService: any WeatherService

  public init(settings: LiveSettings, network: Network) {
    client = HTTPClient(timeLimit: settings.timeLimit, network: network)
    photoService = LivePhotoService(url: settings.photosURL, client: client)
    placeService = LivePlaceService(url: settings.geocodingURL, client: client)
    weatherService =
      if let key = settings.weatherbitKey {
        WeatherbitService(url: settings.weatherbitURL, key: key, client: client)
      } else {
        LiveWeatherService(url: settings.forecastURL, client: client)
      }
  }
}
