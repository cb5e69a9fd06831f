import Console
import Play
import Render
import Shell

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
  /// Does it.
  mutating func run() async throws -> ExitCode
}

extension Command {
  var isRead: Bool { false }
  var catalogue: Catalogue { surroundings.catalogue }
  var output: OutputStream { surroundings.output }
  var options: ScreenOptions { ScreenOptions(invocation) }
  var usesColor: Bool { surroundings.usesColor(invocation) }

  var printOptions: PrintOptions {
    PrintOptions(isPlain: options.isPlain, usesColor: usesColor)
  }

  /// Where functions stand, if the package's sources are there.
  var sources: SourceIndex? {
    (try? PackageFolder.find(with: "Sources")).map { SourceIndex(package: $0) }
  }

  /// What was selected of the architectures and features.
  func selection() throws(WrongUsage) -> Selection {
    try Selection(invocation, from: catalogue)
  }

  /// Where a viewer of what it prints opens, if not at its top: at the moment
  /// for which the feature is known, where its demo is played.
  var opening: Viewer.Opening? {
    guard let feature = (try? selection())?.feature,
      options.demo == feature.opensAt?.demo, let line = feature.openingLine
    else { return nil }
    return (line, "what decides")
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
