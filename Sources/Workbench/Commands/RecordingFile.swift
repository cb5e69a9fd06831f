import Console
import Foundation

/// The file that a session is recorded in.
///
/// It is opened before the session, so that nobody plays for nothing, and
/// written after every event, so that nothing is lost however the session
/// ends. What a file holds already is never overwritten.
@MainActor
final class RecordingFile {
  let path: String
  /// Whether something could not be written.
  private(set) var hasFailed = false

  private let handle: FileHandle

  init(path: String) throws(CommandFailure) {
    // A pipe without a reader is refused at once, not waited for.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK, 0o666)
    guard descriptor >= 0 else {
      throw Self.refusal(of: path, because: String(cString: strerror(errno)))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.path = path
    var status = stat()
    // Only an ordinary file can be written more than once.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { throw Self.refusal(of: path, because: "It is no ordinary file") }
    guard status.st_size == 0 else {
      throw Self.refusal(of: path, because: "It holds something already")
    }
  }

  private static func refusal(
    of path: String,
    because reason: String
  ) -> CommandFailure {
    CommandFailure("'\(path)' cannot be written: \(reason)", .cannotOpen)
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
