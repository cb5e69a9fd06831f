import Models
import Pictures

/// A photo with its pictures.
public struct SamplePhoto: Equatable, Sendable {
  public var photo: Photo
  /// What a row shows, if there is a picture.
  public var picture: Picture?
  /// What a screen of its own shows.
  public var largePicture: Picture?

  public init(
    _ photo: Photo,
    picture: Picture? = nil,
    largePicture: Picture? = nil
  ) {
    self.photo = photo
    self.picture = picture
    self.largePicture = largePicture
  }

  func picture(of size: PictureSize) -> Picture? {
    switch size {
    case .row: picture
    case .detail: largePicture
    }
  }
}
