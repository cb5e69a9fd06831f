import Services

extension Feature {
  /// A label that greets when a button is tapped.
  public static let greeting = Feature(
    name: "greeting",
    abstract: "A button that greets a person",
    readData: { file throws(DataFileError) in
      FeatureData(person: try file.person())
    },
    sampleData: { () throws(DataFileError) in
      FeatureData(person: try SampleData.person())
    },
    demoScript: """
      tap "Click me"
      expect "Hello Wasin Thonkaew"
      """,
    firstActions: [.tap("Click me")],
    scenarios: Scenario.greeting
  )

  /// A list of photos, each with a detail screen.
  public static let photoList = Feature(
    name: "photo-list",
    abstract: "A list of popular photos that loads, fails and reloads",
    readData: { file throws(DataFileError) in
      FeatureData(photos: try file.photos())
    },
    sampleData: { () throws(DataFileError) in
      FeatureData(photos: try SampleData.photos())
    },
    demoScript: """
      expect "Loading"
      wait 400ms
      expect "Earthrise"
      select 1
      expect "Earthrise"
      back
      select 3
      expect "This item is not for sale"
      tap "OK"
      network off
      tap "Reload"
      wait 400ms
      expect "No Network"
      tap "OK"
      expect "Earthrise"
      network on
      tap "Reload"
      wait 400ms
      select 12
      """,
    firstActions: [],
    liveNeeds: [.photos],
    scenarios: Scenario.photoList
  )

  /// The weather of a place, and a way to choose another place.
  public static let weather = Feature(
    name: "weather",
    abstract: "The weather of a place that one can choose",
    readData: { file throws(DataFileError) in
      FeatureData(weather: try file.weather())
    },
    sampleData: { () throws(DataFileError) in
      FeatureData(weather: try SampleData.weather())
    },
    demoScript: """
      expect "Loading..."
      wait 5s
      expect "McGaheysville, VA"
      tap "Change location"
      type "Richmond"
      tap "Submit"
      wait 10s
      expect "Broken clouds - 76℉"
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
    firstActions: [],
    scenarios: Scenario.weather
  )
}
