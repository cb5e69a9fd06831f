import Foundation
import Models
import Services

/// A file of photos that is gone when nobody measures it any more.
final class TemporaryPhotos {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("workbench-\(UUID().uuidString).json")

  init(count: Int) throws {
    try Data(#"{"photos": ["#.utf8).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    // Bit by bit, so that the text takes no memory to speak of.
    for start in stride(from: 0, to: count, by: 10_000) {
      let photos = (start..<min(count, start + 10_000)).map(Self.photo)
      let text = photos.joined(separator: ",\n")
      try file.write(contentsOf: Data((start == 0 ? "" : ",").utf8))
      try file.write(contentsOf: Data(text.utf8))
    }
    try file.write(contentsOf: Data("]}".utf8))
    try file.close()
  }

  deinit {
    // What cannot be removed, the system removes from its temporary folder.
    try? FileManager.default.removeItem(at: url)
  }

  /// The length of the file in bytes.
  var size: Int {
    get throws {
      try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
  }

  func read() throws -> [Photo] {
    try DataFile(path: url.path).photos()
  }

  private static func photo(_ number: Int) -> String {
    """
    {"id": \(number), "name": "Photo \(number)", \
    "description": "What photo \(number) shows", \
    "created_at": "2017-10-01T10:23:31-04:00", \
    "image_url": "https://example.org/photos/\(number).jpg", \
    "for_sale": false, "camera": "Leica M3"}
    """
  }
}
