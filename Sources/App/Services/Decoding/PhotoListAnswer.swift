import Models

/// `{"photos": [...]}`, the list of popular photos.
///
/// Photos that share an id all stay, in the order they came: no screen
/// finds a photo by its id, and dropping one would hide what was sent.
struct PhotoListAnswer: Decodable {
  let photos: [Photo]

  private enum Key: String, CodingKey {
    case photos
  }

  init(from decoder: any Decoder) throws {
    photos = try decoder.fields(Key.self)
      .list(.photos, of: PhotoAnswer.self, \.photo)
  }
}

private struct PhotoAnswer: Decodable {
  let photo: Photo

  private enum Key: String, CodingKey {
    case id
    case name
    case description
    case createdAt = "created_at"
    case imageURL = "image_url"
    case isForSale = "for_sale"
    case camera
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.fields(Key.self)
    photo = Photo(
      id: try fields.wholeNumber(.id),
      name: try fields.text(.name),
      description: try fields.textOrNil(.description),
      createdAt: try fields.text(
        .createdAt,
        "a time of the years 1583 to 9999 such as "
          + "\"2017-10-01T10:23:31-04:00\"",
        as: Timestamp.iso8601
      ),
      imageURL: try fields.textOrNil(.imageURL),
      isForSale: try fields.flag(.isForSale),
      camera: try fields.textOrNil(.camera)
    )
  }
}

extension DataFile {
  /// The popular photos, in the file's order.
  public func photos() throws(DataFileError) -> [Photo] {
    try read(PhotoListAnswer.self).photos
  }
}
