import Models

extension Photo {
  /// `{"photos": [...]}`, in the order of the list.
  static func list(_ json: JSON) throws(FormatError) -> [Photo] {
    try list(json, of: Photo.init, \.id)
  }

  /// The same, of photos with what belongs to them.
  ///
  /// No two photos have the same id, by which pictures are asked for.
  fileprivate static func list<Element>(
    _ json: JSON,
    of read: (JSON) throws(FormatError) -> Element,
    _ id: (Element) -> ID
  ) throws(FormatError) -> [Element] {
    try json.field("photos").list(of: read, eachOnceBy: "id", id)
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

extension SamplePhoto {
  init(_ json: JSON) throws(FormatError) {
    self.init(
      try Photo(json),
      picture: try .orNil(json.field("picture"), size: .row),
      largePicture: try .orNil(json.field("large_picture"), size: .detail)
    )
  }
}

extension DataFile {
  /// The popular photos with their pictures, in the file's order.
  public func photos() throws(DataFileError) -> [SamplePhoto] {
    try read { json throws(FormatError) in
      try Photo.list(json, of: SamplePhoto.init, \.photo.id)
    }
  }
}
