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
