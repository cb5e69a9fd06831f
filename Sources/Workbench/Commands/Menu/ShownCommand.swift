import Console
import Foundation
import Shell

/// A command of this program whose output is read in a viewer.
///
/// It runs as a program of its own, so that keys go on to be answered, and
/// whoever leaves the viewer ends it.
@MainActor
struct ShownCommand {
  let viewer: Viewer

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - opening: The line at which the viewer opens.
  ///   - didChange: Is called when there is more to see.
  init(
    _ words: [String],
    titled title: String,
    opening: String?,
    environment: [String: String],
    didChange: @escaping () -> Void
  ) {
    let children = ChildProcesses()
    let viewer = Viewer(
      title: title,
      opening: opening,
      progress: "running"
    ) { children.end() }
    self.viewer = viewer
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    let pipe = Pipe()
    var command = ShellCommand(
      program: PackageFolder.runningProgram,
      arguments: words
    )
    command.inherited = environment
    command.output = pipe.fileHandleForWriting
    let started = command
    DispatchQueue(label: "shown command").async {
      let outcome = try? started.run(among: children)
      try? pipe.fileHandleForWriting.close()
      continuation.yield(.ended(outcome?.exitCode))
    }
    DispatchQueue(label: "output of shown command").async {
      pipe.fileHandleForReading.readLines { continuation.yield(.lines($0)) }
      continuation.yield(.read)
    }
    Task { [weak viewer] in
      // The end and the last lines come in any order.
      var open = 2
      for await event in events {
        switch event {
        case .lines(let text): viewer?.append(text)
        case .ended(let code):
          open -= 1
          viewer?.progress = code == 0 ? nil : "exit code \(code ?? -1)"
        case .read: open -= 1
        }
        didChange()
        if open == 0 { return }
      }
    }
  }

  private enum Event {
    case lines(String)
    case ended(Int32?)
    case read
  }
}

extension FileHandle {
  /// Reads whole lines as they come, and at the end what is left.
  fileprivate func readLines(_ take: (String) -> Void) {
    var rest = Data()
    while case let data = availableData, !data.isEmpty {
      rest += data
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      take(String(decoding: rest[...end], as: UTF8.self))
      rest = Data(rest[rest.index(after: end)...])
    }
    if !rest.isEmpty { take(String(decoding: rest, as: UTF8.self)) }
  }
}
