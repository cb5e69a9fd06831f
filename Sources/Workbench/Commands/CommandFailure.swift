import ConsoleUI
import Course
import Foundation
import Measure
import Play
import Render
import Services
import Shell

/// Why a command ends without success, as people and programs are told.
struct CommandFailure: Error {
  let message: String
  /// Lines to print below the message, such as the screen.
  let details: [String]
  let exitCode: ExitCode

  init(_ message: String, _ exitCode: ExitCode, details: [String] = []) {
    self.message = message
    self.details = details
    self.exitCode = exitCode
  }
}

/// What the process says of its end; the numbers from 64 on are those of
/// `sysexits.h`.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  /// An expectation, a comparison or a check failed.
  case checkFailed = 1
  case wrongUsage = 64
  /// A script or data that cannot be understood.
  case unreadableContent = 65
  /// A file that cannot be opened or written.
  case cannotOpen = 66
  /// A fault of our own, or something that this build cannot do.
  case unavailable = 70
}

extension CommandFailure {
  /// A file that could not be written, and why: as it is said where one tries.
  init(unwritable path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_NONBLOCK, 0o666)
    let reason =
      descriptor < 0 ? ": \(String(cString: strerror(errno)))" : ""
    close(descriptor)
    self.init("'\(path)' cannot be written\(reason)", .cannotOpen)
  }

  /// A step that went wrong, with the screen at that moment.
  init(_ failure: StepFailure, _ options: ScreenOptions) {
    self.init(
      "\(failure)",
      .checkFailed,
      details: failure.frame.printed(PrintOptions(isPlain: options.isPlain))
    )
  }

  /// The words and the exit code for any error that a command meets.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure:
      self = failure
    case TestabilityError.testsFailed:
      self.init("\(error)", .checkFailed)
    case is PackageFolder.Missing, CourseError.missing, ChangeError.noPatch,
      ChangeError.folderInUse, ChangeError.folderUnusable:
      self.init("\(error)", .cannotOpen)
    case CourseError.unwritable(let path):
      self.init(unwritable: path)
    case let error as ScriptError:
      self.init("\(error)", .unreadableContent)
    case is LiveSettingsError, is WorldNumber.Invalid:
      self.init("\(error)", .wrongUsage)
    case let error as DataFileError:
      // One line, whatever the file is called.
      let message = "\(error)".sanitizedForDisplay
      switch error {
      case .cannotBeOpened: self.init(message, .cannotOpen)
      case .unreadableContent: self.init(message, .unreadableContent)
      }
    default:
      self.init("\(error)", .unavailable)
    }
  }
}
