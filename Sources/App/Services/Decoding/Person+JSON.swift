import Models

extension Person {
  /// `{"first_name": "...", "last_name": "..."}`.
  init(_ json: JSON) throws(FormatError) {
    self.init(
      firstName: try json.field("first_name").text(),
      lastName: try json.field("last_name").text()
    )
  }
}

extension DataFile {
  /// The person to greet.
  public func person() throws(DataFileError) -> Person {
    try read(Person.init)
  }
}
