import Models
import Pictures

/// A picture that was asked for.
public struct PictureRequest: Equatable, Sendable {
  public let id: Photo.ID
  public let size: PictureSize

  public init(_ id: Photo.ID, _ size: PictureSize = .row) {
    self.id = id
    self.size = size
  }
}

/// Pictures on demand, by photo and size.
public final class HeldPictureService: HeldService<PictureRequest, Picture?>,
  PictureService
{
  public func fetchPicture(
    of id: Photo.ID,
    size: PictureSize
  ) async throws(ServiceError) -> Picture? {
    try await hold(PictureRequest(id, size))
  }
}

extension Picture {
  /// A picture of one colour, as large as a row or a screen wants it.
  public static func sample(
    _ color: Color,
    size: PictureSize = .row
  ) -> Picture? {
    let row = Array(repeating: color, count: size.columns)
    return Picture(rows: Array(repeating: row, count: size.rows))
  }

  /// A picture unlike those of other numbers up to 255.
  public static func numbered(
    _ number: Int,
    size: PictureSize = .row
  ) -> Picture? {
    .sample(Color(red: UInt8(number), green: 0, blue: 0), size: size)
  }
}
