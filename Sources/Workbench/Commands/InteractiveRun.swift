import Console
import ConsoleUI
import Play
import Services
import Shell

/// Runs a variant on the terminal, or several side by side, for a person to
/// use.
@MainActor
struct InteractiveRun {
  let session: InteractiveSession
  private let recordingFile: RecordingFile?
  private let loop: TerminalLoop
  private let surroundings: Surroundings

  /// - Throws: A `CommandFailure` where the recording cannot be written.
  init(
    of variants: [(variant: Variant, world: World)],
    _ invocation: Invocation,
    on loop: TerminalLoop,
    in surroundings: Surroundings
  ) throws(CommandFailure) {
    recordingFile = try invocation[Self.record].map {
      path throws(CommandFailure) in try RecordingFile(path: path)
    }
    self.loop = loop
    self.surroundings = surroundings
    session = InteractiveSession(
      Players(variants, options: ScreenOptions(invocation).canvas),
      size: loop.size,
      width: invocation[ScreenOptions.width],
      height: invocation[ScreenOptions.height],
      options: Self.optionsForFrames(in: invocation),
      sourcesOf: try? PackageFolder.find(with: "Sources")
    )
    session.session.world.client?.answerDidArrive = { loop.terminal.tick() }
  }

  /// Runs until the person quits, or the terminal is gone; then leaves the
  /// last frame on the screen.
  func run() async throws {
    let screens = ScreenStack(session, size: loop.size)
    try await loop.run(screens) { record() }
    try sayEnd()
  }

  /// Writes what was done so far into the file that was asked for, if any.
  func record() { recordingFile?.write(session.recording) }

  /// Leaves the last frame on the screen, and says what may come next.
  func sayEnd() throws(CommandFailure) {
    let output = surroundings.output
    var lines = session.makeLastFrame().lines.map {
      $0.trimmingTrailingSpaces()
    }
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    lines.removeSubrange((last + 1)...)
    // What follows scrolls no line out of sight, the names above least of all;
    // the last line of several says whether they are the same.
    let room = max(2, loop.size.height - Self.linesAtEnd)
    let isSeveral = session.sessions.count > 1
    let end = isSeveral ? lines.count - 1 : lines.count
    lines.removeSubrange(max(1, end - max(0, lines.count - room))..<max(1, end))
    for line in lines { output.write(line) }
    output.write("")
    if let recordingFile {
      guard !recordingFile.hasFailed else {
        throw CommandFailure(
          "'\(recordingFile.path)' cannot be written",
          .cannotOpen
        )
      }
      output.write("Recorded in \(recordingFile.path.sanitizedForDisplay)")
    }
    let names = isSeveral ? session.sessions.map(\.variant.architecture) : []
    let words =
      names.count < surroundings.catalogue.architectures.count
      ? names.map(\.name) : []
    let feature = session.session.variant.feature.name
    output.write(
      "Next: "
        + ([surroundings.call, "compare"] + words + [feature])
        .joined(separator: " ")
    )
  }

  /// The empty line, what is said below, and the line of the shell.
  private static let linesAtEnd = 4
}

// MARK: - Options

extension InteractiveRun {
  nonisolated static let discussion = """
    On a terminal you use the feature with the keyboard: Tab and the arrow \
    keys move, Return presses, t shows who called whom in the last action, ? \
    shows all keys, q quits. Several architectures stand side by side, and \
    each key goes to all of them. Without a terminal, or with '--script' or \
    '--demo', the program plays a script: it prints one architecture, and \
    compares several.
    """

  nonisolated static let record = Option.file(
    "record",
    help: "Write what you do into a new file, as a script."
  )

  /// What the frames of a session depend on, as it was asked for.
  private static func optionsForFrames(in invocation: Invocation) -> [String] {
    let flags = [ScreenOptions.plain, RunCommand.live].filter { invocation[$0] }
    let data = ScreenOptions.data
    let file = invocation[data].map { "\(data.spelling) \($0.quotedForScript)" }
    return flags.map(\.spelling) + [file].compactMap(\.self)
  }

  /// Whether a person is to do what else a script does.
  static func isMeant(
    by invocation: Invocation,
    in surroundings: Surroundings
  ) -> Bool {
    surroundings.isInteractive && invocation[ScreenOptions.script] == nil
      && invocation[ScreenOptions.demo] == nil && !invocation[RunCommand.trace]
  }

  static func check(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws(WrongUsage) {
    if invocation[record] != nil,
      !isMeant(by: invocation, in: surroundings)
    {
      throw WrongUsage(
        "'--record' needs a person at a terminal, and no '--script', '--demo' "
          + "or '--trace'"
      )
    }
    if invocation[record] == "-" {
      throw WrongUsage(
        "'--record' needs a file, because the screen goes to standard output"
      )
    }
  }
}
