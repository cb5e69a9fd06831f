import Models

/// `{"first_name": "...", "last_name": "..."}`.
struct GreetingAnswer: Decodable {
  let person: Person

  private enum Key: String, CodingKey {
    case firstName = "first_name"
    case lastName = "last_name"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    person = Person(
      firstName: try fields.text(.firstName),
      lastName: try fields.text(.lastName)
    )
  }
}

extension DataFile {
  /// The person to greet.
  public func person() throws(DataFileError) -> Person {
    try read(GreetingAnswer.self).person
  }
}

extension SampleData {
  /// The person to greet.
  public static func person() throws(DataFileError) -> Person {
    try file("greeting").person()
  }
}
