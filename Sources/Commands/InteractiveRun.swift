import Arguments
import ConsoleUI
import WorkbenchKit

/// Shows a variant on the terminal and passes on what the person does.
@MainActor
struct InteractiveRun {
  private let session: InteractiveSession
  private let recordingFile: RecordingFile?
  private let fixedSize: (width: Int?, height: Int?)
  private let terminal: Terminal
  private let output: OutputStream
  private let call: String

  /// - Throws: A `CommandFailure` where the recording cannot be written.
  init(
    of session: Session,
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws(CommandFailure) {
    recordingFile = try invocation.value("record").map {
      path throws(CommandFailure) in try RecordingFile(path: path)
    }
    fixedSize = (invocation.integer("width"), invocation.integer("height"))
    terminal = Terminal(
      usesColor: surroundings.allowsColor && !invocation.has("no-color")
    )
    output = surroundings.output
    call = surroundings.call
    session.window.size = terminal.size(within: fixedSize)
    self.session = InteractiveSession(
      session,
      options: Self.optionsForFrames(in: invocation)
    )
  }

  /// Runs until the person quits, or the terminal is gone; then leaves the
  /// last frame on the screen.
  func run() async throws(CommandFailure) {
    try await show()
    let session = session.session
    session.window.showsFocus = false
    let lines = session.makeFrame().lines.map { $0.trimmingTrailingSpaces() }
    let last = lines.lastIndex { !$0.isEmpty } ?? 0
    for line in lines[...last] { output.write(line) }
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
    output.write("Next: \(call) compare \(session.variant.feature.name)")
  }

  private func show() async throws(CommandFailure) {
    let clock = ContinuousClock()
    let start = clock.now
    guard terminal.enter() else {
      throw CommandFailure("the terminal cannot be used", .unavailable)
    }
    defer { terminal.leave() }
    session.session.answerDidArrive = { [terminal] in terminal.tick() }
    draw()
    recordingFile?.write(session.recording)
    for await event in terminal.events {
      terminal.prepareForEvent()
      session.advance(to: start.duration(to: clock.now))
      handle(event)
      recordingFile?.write(session.recording)
      guard !session.isFinished, event != .ended, event != .interrupted else {
        return
      }
      draw()
    }
  }

  private func handle(_ event: TerminalEvent) {
    switch event {
    case .keys(let keys):
      for key in keys where !session.isFinished {
        if key == .control("l") { terminal.forgetScreen() }
        session.press(key)
      }
    case .resized, .resumed:
      session.size = terminal.size(within: fixedSize)
      terminal.forgetScreen()
    case .tick, .interrupted, .ended:
      break
    }
  }

  private func draw() {
    terminal.show(session.makeFrame())
    terminal.tick(after: session.timeToNextFrame)
  }
}

// MARK: - Options

extension InteractiveRun {
  nonisolated static let discussion = """
    On a terminal the feature is used with the keyboard: Tab and the arrow \
    keys move, Return presses, ? shows all keys, q quits.
    """

  nonisolated static let recordOption = OptionSpec.value(
    "record",
    "file",
    .file,
    help: "Write what you do into this file, as a script."
  )

  /// What the frames of a session depend on, as it was asked for.
  private static func optionsForFrames(in invocation: Invocation) -> [String] {
    let flags = ["plain", "live"].filter(invocation.has).map { "--\($0)" }
    let data = invocation.value("data").map { "--data \($0.quotedForScript)" }
    return flags + [data].compactMap(\.self)
  }

  /// Whether a person is to do what else a script does.
  static func isMeant(
    by invocation: Invocation,
    in surroundings: Surroundings
  ) -> Bool {
    surroundings.isInteractive && invocation.value("script") == nil
      && !invocation.has("trace")
  }

  static func check(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) throws(WrongUsage) {
    if invocation.value("record") != nil,
      !isMeant(by: invocation, in: surroundings)
    {
      throw WrongUsage(
        "'--record' needs a person at a terminal, and neither '--script' nor "
          + "'--trace'"
      )
    }
  }
}

extension Terminal {
  /// The size that was asked for, as far as it fits.
  ///
  /// A terminal may say that it has 65535 rows and columns, for whose cells
  /// there is no memory; so no screen is larger than one can ask for.
  fileprivate func size(within wanted: (width: Int?, height: Int?)) -> CellSize
  {
    let largest = ScreenOptions.lengths.upperBound
    return CellSize(
      width: min(wanted.width ?? largest, size.width),
      height: min(wanted.height ?? largest, size.height)
    )
  }
}
