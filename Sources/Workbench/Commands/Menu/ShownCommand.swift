import Console
import ConsoleUI
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
  ///   - opening: Where the viewer opens.
  ///   - didChange: Is called when there is more to see.
  init(
    _ words: [String],
    titled titles: (whole: String, short: String),
    opening: Viewer.Opening?,
    environment: [String: String],
    didChange: @escaping () -> Void
  ) {
    let children = ChildProcesses()
    let viewer = Viewer(
      title: titles.whole,
      shortTitle: titles.short,
      opening: opening,
      progress: "running"
    ) { children.end() }
    self.viewer = viewer
    let (texts, textEnds) = AsyncStream<String>.makeStream()
    let (codes, codeEnds) = AsyncStream<Int32?>.makeStream()
    let pipe = Pipe()
    var command = ShellCommand(
      program: PackageFolder.runningProgram,
      arguments: words
    )
    command.inherited = environment
    command.output = pipe.fileHandleForWriting
    let started = command
    DispatchQueue(label: "shown command").async {
      codeEnds.yield((try? started.run(among: children))?.exitCode)
      codeEnds.finish()
      try? pipe.fileHandleForWriting.close()
    }
    DispatchQueue(label: "output of shown command").async {
      pipe.fileHandleForReading.readLines { textEnds.yield($0) }
      textEnds.finish()
    }
    Task { [weak viewer] in
      for await text in texts {
        viewer?.append(text)
        didChange()
      }
      for await code in codes {
        viewer?.progress = code == 0 ? nil : "exit code \(code ?? -1)"
        didChange()
      }
    }
  }
}

extension [String] {
  /// The words of a command as a title, and without its options.
  var titles: (whole: String, short: String) {
    let kept = indices.filter { index in
      !self[index].hasPrefix("-")
        && (index == 0 || !self[index - 1].hasPrefix("--"))
    }
    let titles = (joined(separator: " "), kept.map { self[$0] })
    return (
      titles.0.sanitizedForDisplay,
      titles.1.joined(separator: " ").sanitizedForDisplay
    )
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
