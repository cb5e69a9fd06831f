import Models
import Services
import WorkbenchKit

/// What a weather screen is given.
typealias WeatherNeeds = (any PlaceService, any WeatherService)

extension Feature {
  /// The weather of a place, and a way to choose another place.
  public static let weather = Feature(
    name: "weather",
    abstract: "The weather of a place that one can choose",
    readData: { file throws(DataFileError) in .weather(try file.weather()) },
    sampleData: { () throws(DataFileError) in
      .weather(try SampleData.weather())
    },
    demoScript: """
      expect "Loading..."
      wait 5s
      expect "McGaheysville, VA"
      tap "Change location"
      type "Yakutsk"
      tap "Submit"
      tap "Change location"
      type "Richmond"
      tap "Submit"
      wait 2s
      expect "Broken clouds - 76℉"
      wait 2s
      expect "Richmond, VA"
      tap "Change location"
      type "Atlantis"
      tap "Submit"
      wait 400ms
      expect "Not found"
      network overloaded
      tap "Change location"
      type "Seoul"
      tap "Submit"
      wait 4s
      expect "Server is overloaded"
      tap "OK"
      """,
    live: LiveSource(
      variables: [.weatherbitKey, .geocoding, .forecast, .weatherbit]
    ) { settings, client throws(LiveSettingsError) -> WeatherNeeds in
      let places = try LivePlaceService(settings: settings, client: client)
      let weatherbit = try WeatherbitService(settings: settings, client: client)
      let openMeteo = try LiveWeatherService(settings: settings, client: client)
      return (places, weatherbit ?? openMeteo)
    },
    behaviourCount: 7,
    scenarios: Scenario.weather
  )
}

extension FeatureData {
  /// The places and their weather that sample services answer with.
  public static func weather(_ samples: [SampleWeather]) -> FeatureData {
    FeatureData(texts: samples.map(\.place.name)) { sample -> WeatherNeeds in
      (
        SamplePlaceService(
          samples: samples,
          scheduler: sample.scheduler,
          network: sample.network
        ),
        SampleWeatherService(
          samples: samples,
          scheduler: sample.scheduler,
          network: sample.network
        )
      )
    }
  }
}
