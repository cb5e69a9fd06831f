import Models
import Services
import WorkbenchKit

extension Scenario {
  /// Two changes in a row: whichever answers first, the last one counts.
  static let lastOneWins: [Scenario] = [
    Scenario(
      "weather 6",
      "the late look-up of the first place is dropped",
      data: places,
      script: """
        wait 4s
        tap "Change location"
        type "Slow"
        tap "Submit"
        tap "Change location"
        type "Fast"
        tap "Submit"
        wait 200ms
        expect "Light rain - 2℉"
        wait 800ms
        expect "Fast"
        refute "Slow"
        wait 1000s
        expect "Light rain - 2℉"
        """
    ),
    Scenario(
      "weather 6",
      "the late weather of the first place is dropped",
      data: places,
      script: """
        wait 4s
        tap "Change location"
        type "Slow"
        tap "Submit"
        wait 1s
        expect "Slow"
        tap "Change location"
        type "Fast"
        tap "Submit"
        wait 200ms
        expect "Light rain - 2℉"
        wait 1000s
        expect "Light rain - 2℉"
        refute "Slow"
        """
    ),
    Scenario(
      "weather 6",
      "an early answer to the first does not end the loading of the last",
      data: places,
      script: """
        wait 4s
        tap "Change location"
        type "Fast"
        tap "Submit"
        tap "Change location"
        type "Slow"
        tap "Submit"
        wait 200ms
        expect "Loading..."
        refute "Fast"
        wait 800ms
        expect "Slow"
        refute "Light rain"
        wait 1s
        expect "Heavy snow - 1℉"
        """
    ),
    Scenario(
      "weather 6",
      "a late failure of the first shows no alert",
      data: places,
      script: """
        wait 4s
        network off
        tap "Change location"
        type "Slow"
        tap "Submit"
        network on
        tap "Change location"
        type "Fast"
        tap "Submit"
        wait 1000s
        refute "No Network"
        expect "Light rain - 2℉"
        """
    ),
    Scenario(
      "weather 6",
      "a first place that is not found does not hide the last",
      data: places,
      script: """
        wait 4s
        tap "Change location"
        type "Atlantis"
        tap "Submit"
        tap "Change location"
        type "Fast"
        tap "Submit"
        wait 400ms
        refute "Not found"
        expect "Light rain - 2℉"
        """
    ),
    Scenario(
      "weather 6",
      "the same place twice counts from the second time",
      data: places,
      script: """
        wait 4s
        tap "Change location"
        type "Slow"
        tap "Submit"
        wait 500ms
        tap "Change location"
        type "Slow"
        tap "Submit"
        wait 500ms
        expect "Loading..."
        wait 500ms
        refute "Loading..."
        """
    ),
  ]

  private static let places = FeatureData.weather(
    SampleWeather(),
    SampleWeather("Slow", 1, summary: "Heavy snow", delay: .seconds(1)),
    SampleWeather("Fast", 2, summary: "Light rain", delay: .milliseconds(100))
  )
}
