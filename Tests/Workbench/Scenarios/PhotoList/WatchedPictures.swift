import Catalogue
import ConsoleUI
import Models
import Pictures
import Play
import Services

/// A picture that is asked for.
struct PictureRequest: Hashable {
  let id: Photo.ID
  let size: PictureSize
}

/// Answers as the sample service does, and notes what it is asked and what
/// nobody wants any more when it answers.
@MainActor
final class WatchedPictureService: PictureService {
  private let service: SamplePictureService
  private(set) var asked: [PictureRequest] = []
  private(set) var cancelled: [PictureRequest] = []

  init(_ service: SamplePictureService) {
    self.service = service
  }

  func fetchPicture(
    of id: Photo.ID,
    size: PictureSize
  ) async throws(ServiceError) -> Picture? {
    let request = PictureRequest(id: id, size: size)
    asked.append(request)
    defer { if Task.isCancelled { cancelled.append(request) } }
    return try await service.fetchPicture(of: id, size: size)
  }

  func forget() {
    asked = []
    cancelled = []
  }
}

extension FeatureData {
  /// So many photos, of which each has a picture unlike the others', but for
  /// those that have none.
  static func pictures(_ count: Int, without: Set<Int> = []) -> FeatureData {
    let samples = (1...count).map { number in
      SamplePhoto(
        Photo(number: number),
        picture: without.contains(number) ? nil : .numbered(number, .row),
        largePicture: without.contains(number)
          ? nil : .numbered(number, .detail)
      )
    }
    return FeatureData { server -> PhotoListNeeds in
      (
        SamplePhotoService(photos: samples.map(\.photo), server: server),
        WatchedPictureService(
          SamplePictureService(samples: samples, server: server)
        )
      )
    }
  }
}

extension Picture {
  /// A picture that says a number: its columns are the number's bits.
  static func numbered(_ number: Int, _ size: PictureSize) -> Picture? {
    let row = (0..<size.columns).map { column in
      let level: UInt8 = number >> column & 1 == 1 ? 255 : 0
      return Color(red: level, green: level, blue: level)
    }
    return Picture(rows: Array(repeating: row, count: size.rows))
  }
}

extension Session {
  /// What the pictures are asked of; the data is `pictures(_:without:)`.
  var pictures: WatchedPictureService {
    get throws { try world.watchedPictures }
  }

  /// Scrolls until a row is on the screen.
  func show(_ row: Int) {
    run { window.tables.first?.scrollToRow(at: row - 1) }
    _ = makeFrame()
  }

  /// The rows that are on the screen, at least in part.
  var rowsOnScreen: [Int] {
    _ = makeFrame()
    return (window.tables.first?.visibleCells.keys.sorted() ?? [])
      .map { $0 + 1 }
  }

  /// These rows show their picture, and all others on the screen the
  /// placeholder; without rows, each may show either.
  func expectOwnPictures(of wanted: [Int]? = nil) throws {
    let lines = makeFrame().lines
    var found: [Int] = []
    for (y, line) in lines.enumerated() where y + 3 <= lines.count {
      guard let match = line.firstMatch(of: /Photo (\d{6})/),
        let number = Int(match.1)
      else { continue }
      let shown = lines[y..<y + 3].map { String($0.dropFirst(2).prefix(8)) }
      if shown == Picture.numbered(number, .row)?.shades {
        found.append(number)
      } else if shown != ["········", "·      ·", "········"] {
        throw Mismatch(expected: "the picture of row \(number)", found: shown)
      }
    }
    if let wanted, found != wanted {
      throw Mismatch(expected: "the pictures of \(wanted)", found: found)
    }
  }

  /// The detail shows this picture; without one, the placeholder.
  func expectLargePicture(_ picture: Picture?) throws {
    let lines = makeFrame().lines
    let edge = String(repeating: "·", count: PictureSize.detail.columns)
    let sides = "·" + String(repeating: " ", count: edge.count - 2) + "·"
    let wanted =
      picture?.shades
      ?? [edge] + Array(repeating: sides, count: 7) + [edge]
    // The name and a free line stand above, a free column at the left.
    let shown = lines.dropFirst(4).prefix(9).map {
      String($0.dropFirst().prefix(24))
    }
    guard shown == wanted else {
      throw Mismatch(expected: wanted, found: shown)
    }
  }

  /// These pictures were asked for since the service last forgot.
  func expectAsked(_ ids: [Int], _ size: PictureSize = .row) throws {
    try pictures.asked.expect(ids, size, "to be asked for")
  }

  /// Of what was asked for, these are cancelled by the time of their answer.
  func expectCancelled(_ ids: [Int], _ size: PictureSize = .row) throws {
    try perform(.wait(.seconds(1)))
    try pictures.cancelled.expect(ids, size, "to be cancelled")
  }
}

extension World {
  var watchedPictures: WatchedPictureService {
    get throws {
      guard let (_, pictures) = needs as? PhotoListNeeds,
        let watched = pictures as? WatchedPictureService
      else { throw Mismatch(expected: "watched pictures", found: needs) }
      return watched
    }
  }
}

extension [PictureRequest] {
  /// These are the requests, in any order.
  func expect(_ ids: [Int], _ size: PictureSize, _ fate: String) throws {
    let wanted = ids.map { PictureRequest(id: $0, size: size) }
    guard count == wanted.count, Set(self) == Set(wanted) else {
      throw Mismatch(
        expected: "\(size) pictures of \(ids) \(fate)",
        found: self
      )
    }
  }
}
