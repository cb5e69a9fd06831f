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
  /// How many lines are written for good, and where they end.
  private var settled = (lines: 0, bytes: UInt64(0))

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
    let end = recording.settledLineCount
    let lines = recording.text(ofLines: settled.lines..<end)
    let rest = recording.text(ofLines: end..<recording.lineCount)
    do {
      try handle.seek(toOffset: settled.bytes)
      try handle.write(contentsOf: Data((lines + rest).utf8))
      try handle.truncate(atOffset: try handle.offset())
      settled = (end, settled.bytes + UInt64(lines.utf8.count))
    } catch {
      hasFailed = true
    }
  }
}
