import Foundation
import WorkbenchKit

/// The file that a session is recorded in.
///
/// It is opened before the session, so that nobody plays for nothing.
struct RecordingFile {
  let path: String
  private let handle: FileHandle

  init(path: String) throws(CommandFailure) {
    let manager = FileManager.default
    let exists = manager.fileExists(atPath: path)
    if !exists { _ = manager.createFile(atPath: path, contents: nil) }
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw CommandFailure("'\(path)' cannot be written", .cannotOpen)
    }
    self.path = path
    self.handle = handle
  }

  func write(_ recording: SessionRecording) throws(CommandFailure) {
    do {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(recording.text.utf8))
      try handle.close()
    } catch {
      throw CommandFailure("'\(path)' cannot be written", .cannotOpen)
    }
  }
}
