extension HelpTopic {
  /// The form of a feature's data.
  struct DataFormat {
    let feature: String
    /// Data that the feature takes.
    let sample: String
    let note: String
  }

  /// What a file for '--data' holds.
  static let data = HelpTopic(
    name: "data",
    abstract: "What a file for '--data' holds.",
    text: """
      '--data <file>' replaces the sample data, in JSON. The samples are in
      Sources/App/Services/Sample/Resources. The program does not guess: a
      value of another type, a key that an object has twice and a comma after
      the last element are errors. The message says where the error is, and
      nothing runs. A file may hold 32 MiB.

      """ + dataFormats.map(\.text).joined(),
    examples: [
      HelpExample(
        "workbench compare greeting --data person.json",
        "Greet somebody else, in all architectures."
      ),
      HelpExample(
        "cat person.json | workbench mvp greeting --data -",
        "Take the data from another program."
      ),
    ]
  )

  static let dataFormats = [
    DataFormat(
      feature: "greeting",
      sample: """
        {"first_name": "Ada", "last_name": "Lovelace"}
        """,
      note: "Both must be there, and may be empty."
    ),
    DataFormat(
      feature: "photo-list",
      sample: """
        {"photos": [{"id": 1, "name": "Earthrise", "description": "Apollo 8",
          "created_at": "1968-12-24T16:40:00Z", "for_sale": true,
          "image_url": "https://example.com/1.jpg", "camera": "Hasselblad"}]}
        """,
      note: """
        'description', 'image_url' and 'camera' may be null or missing. The
        years are 1583 to 9999 in UTC.
        """
    ),
    DataFormat(
      feature: "weather",
      sample: """
        [{"name": "Richmond, VA", "latitude": 37.55, "longitude": -77.46,
          "delay_ms": 800, "current": {"data": [{"temp": 75.5,
          "datetime": "2017-08-28:17", "timezone": "America/New_York",
          "weather": {"icon": "c03d", "description": "Broken clouds"}}]}}]
        """,
      note: """
        'current' is an answer of Weatherbit's v2.0 in ℉, not beyond ±150.
        'delay_ms' (400) and 'timezone' (UTC) may be missing. A place has a
        name, and no other place has the same.
        """
    ),
    DataFormat(
      feature: "employees",
      sample: """
        {"status": "success", "data": [{"id": "1",
          "employee_name": "Ada Lovelace", "employee_salary": "320800",
          "employee_age": "61"}]}
        """,
      note: """
        Numbers may be texts. Salary and age may be empty, null or missing, and
        'status' may be null or missing. Every id is there once.
        """
    ),
    DataFormat(
      feature: "world-clock",
      sample: """
        {"currentDateTime": "2021-09-26T05:05Z"}
        """,
      note: "The years are 1 to 9999. Other keys are ignored."
    ),
    DataFormat(
      feature: "todo",
      sample: """
        [{"title": "Buy milk", "description": "Two litres", "completed": false}]
        """,
      note: "Only 'title' must be there, and it is not blank."
    ),
  ]
}

extension HelpTopic.DataFormat {
  fileprivate var text: String {
    let lines = sample.split(separator: "\n") + note.split(separator: "\n")
    return "\n\(feature)\n" + lines.map { "  \($0)\n" }.joined()
  }
}
