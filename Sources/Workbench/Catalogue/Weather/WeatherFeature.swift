import Models
import Play
import Services

/// What a weather screen is given.
typealias WeatherNeeds = (any PlaceService, any WeatherService)

extension Feature {
  /// The weather of a place, and a way to choose another place.
  public static let weather = Feature(
    name: "weather",
    abstract: "Two places are asked for: the late answer must lose",
    readData: { file throws(DataFileError) in .weather(try file.weather()) },
    sampleData: { () throws(DataFileError) in
      .weather(try SampleData.file("weather").weather())
    },
    demos: Demo.weather,
    opensAt: "late-answer",
    live: LiveSource(
      variables: [.weatherbitKey, .geocoding, .forecast, .weatherbit]
    ) { settings, client throws(LiveSettingsError) -> WeatherNeeds in
      let places = LivePlaceService(
        url: try settings.address(of: .geocoding),
        client: client
      )
      let openMeteo = try settings.address(of: .forecast)
      let weatherbit = try settings.address(of: .weatherbit)
      guard let key = settings.text(of: .weatherbitKey) else {
        return (places, LiveWeatherService(url: openMeteo, client: client))
      }
      return (
        places, WeatherbitService(url: weatherbit, key: key, client: client)
      )
    }
  )
}

extension FeatureData {
  /// The places and their weather that sample services answer with.
  public static func weather(_ samples: [SampleWeather]) -> FeatureData {
    FeatureData(texts: samples.map(\.place.name)) { server -> WeatherNeeds in
      (
        SamplePlaceService(samples: samples, server: server),
        SampleWeatherService(samples: samples, server: server)
      )
    }
  }
}
