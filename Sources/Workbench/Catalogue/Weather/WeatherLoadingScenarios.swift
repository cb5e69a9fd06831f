import Models
import Services
import WorkbenchKit

extension Scenario {
  static let weatherLoading: [Scenario] = [
    Scenario(
      "weather 2",
      "it starts by looking the default place up, all else being blank",
      check: { try $0.expectTexts(["Loading...", "Change location"]) }
    ),
    Scenario(
      "weather 2",
      "the city reads so until the place is found",
      script: """
        wait 399ms
        expect "Loading..."
        wait 1ms
        refute "Loading..."
        expect "McGaheysville, VA"
        """
    ),
    Scenario(
      "weather 2",
      "between the look-up and the weather the city shows alone",
      script: "wait 400ms",
      check: { try $0.expectTexts(["McGaheysville, VA", "Change location"]) }
    ),
    Scenario(
      "weather 2",
      "all is blank again while another place is looked up",
      script: """
        wait 4s
        expect "Broken clouds - 24℉"
        tap "Change location"
        type "Seoul"
        tap "Submit"
        """,
      check: { session in
        try session.expectTexts(["Loading...", "Change location"])
        try session.perform(.wait(.milliseconds(600)))
        try session.expectTexts(["Seoul, South Korea", "Change location"])
      }
    ),
    Scenario(
      "weather 7",
      "every output has its first value at once and later every new one",
      script: """
        expect "Loading..."
        wait 800ms
        """,
      check: { session in
        try session.expectTexts([
          "McGaheysville, VA", "Friday, Jan 5", "Clouds",
          "Broken clouds - 24℉", "Summary: Broken clouds", "Change location",
        ])
        try session.changeLocation(to: "Seoul")
        try session.perform(.wait(.seconds(4)))
        try session.expectTexts([
          "Seoul, South Korea", "Friday, Feb 9", "Clear sky by night",
          "Clear sky - 28℉", "Summary: Clear sky", "Change location",
        ])
        try session.changeLocation(to: "Nowhere")
        try session.perform(.wait(.seconds(4)))
        try session.expectTexts(["Not found", "Change location"])
      }
    ),
  ]
}

extension Session {
  /// Goes through the alert that asks for a place.
  func changeLocation(to name: String) throws {
    try perform(.tap("Change location"))
    try perform(.type(name))
    try perform(.tap("Submit"))
  }
}
