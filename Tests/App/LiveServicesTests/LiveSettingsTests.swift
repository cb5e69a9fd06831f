import Foundation
import Models
import Services
import Testing

struct LiveSettingsTests {
  @Test func withoutVariablesTheDocumentedServicesAreAsked() throws {
    let settings = try LiveSettings(environment: [:])
    #expect(settings.text(of: .photos) == nil)
    #expect(settings.text(of: .weatherbitKey) == nil)
    #expect(settings.timeLimit == .seconds(15))
    let variables = [LiveVariable.geocoding, .forecast, .weatherbit]
    #expect(
      try variables.map { try settings.address(of: $0).absoluteString }
        == [
          "https://geocoding-api.open-meteo.com/v1/search",
          "https://api.open-meteo.com/v1/forecast",
          "https://api.weatherbit.io/v2.0/current",
        ]
    )
  }

  @Test func anEmptyVariableCountsAsMissing() {
    #expect(throws: LiveSettingsError.missing(.photos)) {
      try LiveSettings(environment: ["WORKBENCH_PHOTOS_URL": ""])
        .address(of: .photos)
    }
  }

  @Test(arguments: [
    "http://example.com/", "ftp://localhost/", "example.com", "https://",
    "https:///photos", "http://localhost.example.com/", "/tmp/photos.json",
  ])
  func whatIsNoSafeAddressIsRefused(text: String) {
    #expect(throws: LiveSettingsError.notAnAddress(.photos)) {
      try LiveSettings(environment: ["WORKBENCH_PHOTOS_URL": text])
        .address(of: .photos)
    }
  }

  @Test(arguments: [
    "https://example.com/a?b=c", "http://localhost:80/", "http://[::1]/",
  ])
  func anAddressOverHTTPSOrOfThisMachineIsTaken(text: String) throws {
    let settings = try LiveSettings(
      environment: ["WORKBENCH_PHOTOS_URL": text]
    )
    #expect(try settings.address(of: .photos).absoluteString == text)
  }

  @Test(arguments: [
    "0", "-1", "soon", "nan", "inf", "1e99", "+5", "1e1", "0x10", ".5", "5.",
    " 5", "5s", "５", "5\u{301}",
  ])
  func whatIsNoTimeLimitIsRefused(text: String) {
    #expect(throws: LiveSettingsError.notATime(.timeLimit)) {
      try LiveSettings(environment: ["WORKBENCH_TIME_LIMIT": text])
    }
  }

  @Test(arguments: ["0.001", "2.50", "007", "3600.0"])
  func aTimeLimitIsWrittenInDigits(text: String) throws {
    let settings = try LiveSettings(
      environment: ["WORKBENCH_TIME_LIMIT": text]
    )
    #expect(settings.timeLimit == .seconds(try #require(Double(text))))
  }

  @Test func noTextShowsAKey() throws {
    var environment = ["WEATHERBIT_API_KEY": "s3cret"]
    let settings = try LiveSettings(environment: environment)
    #expect(settings.text(of: .weatherbitKey) == "s3cret")
    var dumped = ""
    dump(settings, to: &dumped)
    environment["WORKBENCH_WEATHERBIT_URL"] = "http://example.com/?key=s3cret"
    let error = #expect(throws: LiveSettingsError.self) {
      try LiveSettings(environment: environment).address(of: .weatherbit)
    }
    let texts = [
      "\(settings)", String(reflecting: settings), dumped,
      error?.description ?? "", String(reflecting: error),
    ]
    #expect(texts.allSatisfy { !$0.contains("s3cret") })
  }
}
