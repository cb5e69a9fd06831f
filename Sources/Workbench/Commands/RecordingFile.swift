import Foundation
import WorkbenchKit

/// The file that a session is recorded in.
///
/// It is opened before the session, so that nobody plays for nothing, and
/// written after every event, so that nothing is lost however the session
/// ends.
@MainActor
final class RecordingFile {
  let path: String
  /// Whether something could not be written.
  private(set) var hasFailed = false

  private let handle: FileHandle

  init(path: String) throws(CommandFailure) {
    let manager = FileManager.default
    let failure = CommandFailure("'\(path)' cannot be written", .cannotOpen)
    if !manager.fileExists(atPath: path) {
      _ = manager.createFile(atPath: path, contents: nil)
    }
    // Only an ordinary file can be written more than once; and to open a
    // pipe would wait for a reader.
    let attributes = try? manager.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    )
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let handle = FileHandle(forWritingAtPath: path)
    else { throw failure }
    self.path = path
    self.handle = handle
  }

  /// Writes the recording as it is now.
  func write(_ recording: SessionRecording) {
    guard !hasFailed else { return }
    do {
      try handle.seek(toOffset: 0)
      try handle.write(contentsOf: Data(recording.text.utf8))
      try handle.truncate(atOffset: try handle.offset())
    } catch {
      hasFailed = true
    }
  }
}
