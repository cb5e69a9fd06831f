import Foundation
import Models
import Pictures
import Services
import Testing

/// What the specification asks of the data that comes with the workbench.
struct SampleDataTests {
  private func photos() throws -> [Photo] {
    try SampleData.file("photos").photos().map(\.photo)
  }

  @Test func thePersonIsWasinThonkaew() throws {
    let person = try SampleData.file("greeting").person()
    #expect(person == Person(firstName: "Wasin", lastName: "Thonkaew"))
  }

  @Test func aboutTwentyPhotosHaveNamesAndIdsOfTheirOwn() throws {
    let photos = try photos()
    #expect((18...22).contains(photos.count))
    #expect(Set(photos.map(\.id)).count == photos.count)
    #expect(Set(photos.map(\.name)).count == photos.count)
    #expect(photos.contains { $0.isForSale })
    #expect(photos.contains { !$0.isForSale })
  }

  @Test func earthriseIsTheFirstPhoto() throws {
    let photo = try #require(try photos().first)
    #expect(photo.name == "Earthrise")
    #expect(photo.camera == "Hasselblad 500 EL")
    #expect(photo.createdAt == Date(timeIntervalSince1970: -32_167_221))
  }

  @Test func somePhotosLackPartsOrAreHardToShow() throws {
    let photos = try photos()
    let texts = photos.compactMap(\.description)
    let text = texts.joined()
    #expect(photos.contains { $0.camera == nil })
    #expect(photos.contains { $0.camera == nil && $0.description == "" })
    #expect(photos.contains { $0.description == nil })
    #expect(photos.contains { $0.imageURL == nil })
    #expect(texts.contains { $0.count > 400 })
    #expect(texts.contains { $0.contains("\n") })
    #expect(text.contains("<b>"))
    #expect(text.contains("é") || text.contains("í"))
    #expect(text.unicodeScalars.contains { ("가"..."힣").contains($0) })
  }

  @Test func everyPhotoHasPicturesUnlikeThoseOfOthers() throws {
    let samples = try SampleData.file("photos").photos()
    let pictures = samples.compactMap(\.picture)
    let large = samples.compactMap(\.largePicture)
    #expect(Set(pictures.map(\.shades)).count == samples.count)
    #expect(Set(large.map(\.shades)).count == samples.count)
  }

  @Test func imagesAreReachedSafely() throws {
    for url in try photos().compactMap(\.imageURL) {
      #expect(URL(string: url)?.scheme == "https")
    }
  }

  @Test func theDefaultPlaceComesFirst() throws {
    let samples = try SampleData.file("weather").weather()
    #expect(samples.first?.place.name == Place.defaultName)
  }

  @Test func placesDifferInNameAndDelay() throws {
    let samples = try SampleData.file("weather").weather()
    let names = samples.map(\.place.name)
    #expect(samples.count >= 8)
    #expect(Set(names).count == names.count)
    #expect(names.contains { $0.hasPrefix("Seoul") })
    #expect(names.contains { !$0.allSatisfy(\.isASCII) })
    #expect(Set(samples.map(\.delay)).count >= 8)
    #expect(samples.allSatisfy { $0.delay <= .seconds(4) })
  }

  @Test func richmondIsAsInTheSpecification() throws {
    let sample = try SampleData.file("weather").weather()
      .first { $0.place.name == "Richmond, VA" }
    #expect(
      sample
        == SampleWeather(
          place: Place(
            name: "Richmond, VA",
            latitude: 37.55,
            longitude: -77.46
          ),
          delay: .milliseconds(800),
          weather: Weather(
            temperature: 75.5,
            date: Date(timeIntervalSince1970: 1_503_939_600),
            timeZone: try #require(TimeZone(identifier: "America/New_York")),
            iconCode: "c03d",
            summary: "Broken clouds"
          )
        )
    )
  }

  @Test func theWeatherCoversWhatIsHardToRoundAndToDraw() throws {
    let weather = try SampleData.file("weather").weather().map(\.weather)
    let temperatures = weather.map(\.temperature)
    #expect(temperatures.contains { $0 < -1 })
    #expect(temperatures.contains { $0 < 0 && $0 > -0.5 })
    #expect(temperatures.contains(72.5))
    #expect(weather.contains { $0.iconCode.hasSuffix("d") })
    #expect(weather.contains { $0.iconCode.hasSuffix("n") })
  }

  @Test func theClockStandsAtFiveMinutesPastFive() throws {
    let date = Date(timeIntervalSince1970: 1_632_632_700)
    #expect(try SampleData.file("world-clock").worldTime().date == date)
  }
}
