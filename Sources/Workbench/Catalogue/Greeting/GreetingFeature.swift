import Models
import Play
import Services

extension Feature {
  /// A label that greets when a button is tapped.
  public static let greeting = Feature(
    name: "greeting",
    abstract: "A button that greets: the smallest decision",
    readData: { file throws(DataFileError) in .greeting(try file.person()) },
    sampleData: { () throws(DataFileError) in
      .greeting(try SampleData.file("greeting").person())
    },
    demos: Demo.greeting,
    opensAt: "tour",
    firstActions: [.tap("Click me")]
  )
}

extension FeatureData {
  /// The person to greet, whom the screen needs.
  public static func greeting(_ person: Person) -> FeatureData {
    FeatureData { _ in person }
  }
}
