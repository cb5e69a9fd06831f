import Foundation
import Models
import Pictures
import Services
import Testing

/// What good files give, and how files fail as a whole.
struct DataFileTests {
  @Test func aGreetingGivesThePerson() throws {
    let json = #"{"first_name": "Grace", "last_name": "", "age": 85}"#
    let person = try withDataFile(json.utf8) { try $0.person() }
    #expect(person == Person(firstName: "Grace", lastName: ""))
  }

  @Test func photosKeepTheirOrderAndTheirIds() throws {
    let json = """
      {"page": 1, "photos": [
        {"id": 7, "name": "A", "description": "d\\nd", "for_sale": true,
         "created_at": "2017-10-01T10:23:31-04:00", "image_url": "u",
         "camera": "c", "votes": [1], "picture": null,
         "large_picture": null},
        {"id": -7, "name": "B", "created_at": "1970-01-01T00:00:01Z",
         "for_sale": false, "camera": null}
      ]}
      """
    let samples = try withDataFile(json.utf8) { try $0.photos() }
    #expect(samples.allSatisfy { $0.picture == nil && $0.largePicture == nil })
    #expect(
      samples.map(\.photo) == [
        Photo(
          id: 7,
          name: "A",
          description: "d\nd",
          createdAt: Date(timeIntervalSince1970: 1_506_867_811),
          imageURL: "u",
          isForSale: true,
          camera: "c"
        ),
        Photo(
          id: -7,
          name: "B",
          createdAt: Date(timeIntervalSince1970: 1),
          isForSale: false
        ),
      ]
    )
  }

  @Test func aPhotoHasARowOfColoursForEachRowOfAPicture() throws {
    let black = Array(repeating: "000000", count: 7).joined(separator: " ")
    let json = #"""
      {"photos": [{"id": 1, "name": "A", "for_sale": true,
        "created_at": "1970-01-01T00:00:01Z",
        "picture": ["\#(black) ffffff", "\#(black) 0000ff",
          "\#(black) 1B2a4f"]}]}
      """#
    let samples = try withDataFile(json.utf8) { try $0.photos() }
    let picture = try #require(samples.first?.picture)
    #expect(picture.columns == 8)
    #expect(picture.rows == 3)
    #expect(picture[7, 0] == Picture.Color(red: 255, green: 255, blue: 255))
    #expect(picture[7, 1] == Picture.Color(red: 0, green: 0, blue: 255))
    #expect(picture[7, 2] == Picture.Color(red: 0x1b, green: 0x2a, blue: 0x4f))
    #expect(picture[6, 2] == Picture.Color(red: 0, green: 0, blue: 0))
  }

  @Test func weatherTakesTheFirstRowAndTheUsualDelay() throws {
    let json = """
      [{"name": "Richmond, VA", "latitude": 37.55, "longitude": -77.46,
        "delay_ms": 800, "current": {"count": 2, "data": [
          {"temp": 75.5, "datetime": "2017-08-28:17", "rh": 40,
           "weather": {"icon": "c03d", "code": 803,
                       "description": "Broken clouds"}},
          {"temp": "spoilt"}]}},
       {"name": "Pole", "latitude": -90, "longitude": 0,
        "current": {"data": [{"temp": -40, "datetime": "1970-01-01:01",
          "weather": {"icon": "", "description": ""}}]}}]
      """
    let weather = try withDataFile(json.utf8) { try $0.weather() }
    #expect(
      weather == [
        SampleWeather(
          place: Place(
            name: "Richmond, VA",
            latitude: 37.55,
            longitude: -77.46
          ),
          delay: .milliseconds(800),
          weather: Weather(
            temperature: 75.5,
            date: Date(timeIntervalSince1970: 1_503_939_600),
            iconCode: "c03d",
            summary: "Broken clouds"
          )
        ),
        SampleWeather(
          place: Place(name: "Pole", latitude: -90, longitude: 0),
          delay: .milliseconds(400),
          weather: Weather(
            temperature: -40,
            date: Date(timeIntervalSince1970: 3600),
            iconCode: "",
            summary: ""
          )
        ),
      ]
    )
  }

  @Test(arguments: ["null", "1500", "15e2", "1500.0"])
  func aDelayMayBeSpelledInAnyWay(delay: String) throws {
    let json = """
      [{"name": "P", "latitude": 0, "longitude": -0.0, "delay_ms": \(delay),
        "current": {"data": [{"temp": 0, "datetime": "1970-01-01:01",
          "weather": {"icon": "", "description": ""}}]}}]
      """
    let weather = try withDataFile(json.utf8) { try $0.weather() }
    let expected: Duration = delay == "null" ? .usualAnswer : .seconds(1.5)
    #expect(weather.map(\.delay) == [expected])
  }

  @Test func emptyListsAreGoodContent() throws {
    #expect(try withDataFile("[]".utf8) { try $0.weather() } == [])
    let photos = try withDataFile(#"{"photos": []}"#.utf8) {
      try $0.photos()
    }
    #expect(photos == [])
  }

  @Test(arguments: [
    ("no/such/file.json", "there is no such file"),
    ("/dev/null/file.json", "there is no such file"),
    (FileManager.default.temporaryDirectory.path, "it is a directory"),
  ])
  func whatCannotBeOpenedIsTold(path: String, reason: String) throws {
    let error = #expect(throws: DataFileError.self) {
      try DataFile(path: path).person()
    }
    #expect(error?.description == "\(path): cannot be opened: \(reason)")
  }

  @Test func linksInACircleCannotBeOpened() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json").path
    try FileManager.default.createSymbolicLink(
      atPath: path,
      withDestinationPath: path
    )
    defer { try? FileManager.default.removeItem(atPath: path) }
    try whatCannotBeOpenedIsTold(
      path: path,
      reason: "its links lead in a circle"
    )
  }

  @Test func aFileWithoutEndIsGivenUp() {
    #expect(
      throws: DataFileError.unreadableContent(
        file: "/dev/zero",
        problem: "expected at most 32 MiB, found more"
      )
    ) {
      try DataFile(path: "/dev/zero").person()
    }
  }

  @Test(.disabled(if: geteuid() == 0, "root may read every file"))
  func aFileOfOthersCannotBeOpened() throws {
    try withDataFile("{}".utf8) { file in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0],
        ofItemAtPath: file.path
      )
      #expect(
        throws: DataFileError.cannotBeOpened(
          file: file.path,
          reason: "permission denied"
        )
      ) {
        try file.person()
      }
    }
  }

  @Test func anEmptyPathCannotBeOpened() {
    let error = #expect(throws: DataFileError.self) {
      try DataFile(path: "").weather()
    }
    #expect(error?.description.contains("cannot be opened") == true)
  }
}
