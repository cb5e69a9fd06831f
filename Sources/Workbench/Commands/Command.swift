import Play
import Render

/// Something that the program can do, with what it was given.
@MainActor
protocol Command {
  /// How it is asked for.
  static func spec(in catalogue: Catalogue) -> CommandSpec

  init(invocation: Invocation, surroundings: Surroundings) throws

  var invocation: Invocation { get }
  var surroundings: Surroundings { get }
  /// Whether a person reads what it prints, which may be long.
  var isRead: Bool { get }
  /// The line of it that stands first then, if not the first.
  var opening: String? { get }

  /// Does it.
  mutating func run() async throws -> ExitCode
}

extension Command {
  var isRead: Bool { false }
  var opening: String? { nil }
  var catalogue: Catalogue { surroundings.catalogue }
  var output: OutputStream { surroundings.output }
  var options: ScreenOptions { ScreenOptions(invocation) }
  var usesColor: Bool { surroundings.usesColor(invocation) }

  var printOptions: PrintOptions {
    PrintOptions(isPlain: options.isPlain, usesColor: usesColor)
  }

  /// What was selected of the architectures and features.
  func selection() throws(WrongUsage) -> Selection {
    try Selection(invocation, from: catalogue)
  }

  /// How wide the output may be.
  func columns(_ width: OutputWidth) -> Int {
    invocation[width.option] ?? surroundings.columns ?? width.rawValue
  }
}

/// How wide a command's output may be: as wide as it was asked for, else as
/// the terminal, else as suits that command.
enum OutputWidth: Int {
  /// For what stands side by side.
  case wide = 132
  case narrow = 80

  var option: Option<Int?> {
    .integer(
      "columns",
      "columns",
      Surroundings.columnRange,
      help: "The width of the output (default: the terminal's, or \(rawValue))."
    )
  }
}

extension Option<Bool> {
  static func json(_ what: String) -> Option {
    .flag("json", help: "Print the \(what) as JSON.")
  }
}
