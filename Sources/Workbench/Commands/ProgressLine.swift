import Console
import ConsoleUI
import Foundation
import Measure

/// Shows on standard error how far a long command has come.
///
/// A terminal gets one line that changes; elsewhere each stage, and each tenth
/// of it, is a line.
@MainActor
final class ProgressLine {
  private let device = TerminalDevice(fileDescriptor: 2)
  private var last = ""
  private var isShown = false

  func show(_ progress: MeasurementProgress) {
    show(progress.line, milestone: progress.milestone)
  }

  /// - Parameter milestone: What is the same until there is something new to
  ///   say.
  func show(_ line: String, milestone: String) {
    if device.isTerminal {
      showOnTerminal(line)
    } else if milestone != last {
      last = milestone
      write(line + "\n")
    }
  }

  /// Shows what is at work, on a terminal only.
  func showOnTerminal(_ line: String) {
    guard device.isTerminal else { return }
    let width = device.size?.width ?? 80
    write("\r\u{1b}[K" + line.truncated(toCells: width - 1))
    isShown = true
  }

  /// Takes the line away again.
  func clear() {
    if isShown { write("\r\u{1b}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
