import Models

extension Photo {
  /// `{"photos": [...]}`, in the order of the list.
  ///
  /// Photos that share an id all stay: no screen finds a photo by its id, and
  /// dropping one would hide what was sent.
  static func list(_ json: JSON) throws(FormatError) -> [Photo] {
    try json.field("photos").list(of: Photo.init)
  }

  init(_ json: JSON) throws(FormatError) {
    self.init(
      id: try json.field("id").wholeNumber(),
      name: try json.field("name").text(),
      description: try json.field("description").textOrNil(),
      createdAt: try json.field("created_at").time(
        "a time of the years 1583 to 9999 such as "
          + "\"2017-10-01T10:23:31-04:00\"",
        as: Timestamp.iso8601
      ),
      imageURL: try json.field("image_url").textOrNil(),
      isForSale: try json.field("for_sale").flag(),
      camera: try json.field("camera").textOrNil()
    )
  }
}

extension DataFile {
  /// The popular photos, in the file's order.
  public func photos() throws(DataFileError) -> [Photo] {
    try read(Photo.list)
  }
}
