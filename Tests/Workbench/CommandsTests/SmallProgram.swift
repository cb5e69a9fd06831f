@testable import Commands
import Testing

/// A small program with all that a command line can have.
enum SmallProgram {
  static let program = Program(
    root: CommandSpec(
      name: "kettle",
      abstract: "Serve hot drinks.",
      usage: ["kettle <drink>... <cup> [<options>]", "kettle <subcommand>"],
      subcommands: [serve, count, order],
      defaultSubcommand: "serve"
    ),
    version: "1.2.0",
    globalOptions: [quiet]
  )

  static let serve = CommandSpec(
    name: "serve",
    abstract: "Serve drinks.",
    arguments: [drink, cup],
    options: [recipe, size, sweet]
  )

  static let count = CommandSpec(
    name: "count",
    abstract: "Count what is left.",
    discussion: """
      Counts slowly:

        kettle count mocha

      and says what it has found, be it little or much.
      """,
    arguments: [optional(drink), optional(cup)],
    options: [recipe, size, times, seed, sweet]
  )

  static let order = CommandSpec(
    name: "order",
    abstract: "Go through the orders.",
    subcommands: [
      CommandSpec(name: "list", abstract: "List them.", options: [filter]),
      CommandSpec(name: "show", abstract: "Show one.", arguments: [number]),
    ]
  )

  static let drink = ArgumentSpec(
    name: "drink",
    kind: .oneOf([
      KnownWord(
        name: "tea",
        abstract: "of green leaves",
        alsoKnownAs: ["chai"]
      ),
      KnownWord(name: "mocha", abstract: "with milk", alsoKnownAs: ["latte"]),
      KnownWord(name: "mokka-ice", abstract: "in summer"),
      KnownWord(name: "all"),
    ]),
    isRepeating: true,
    help: "The drinks."
  )
  static let cup = ArgumentSpec(
    name: "cup",
    kind: .oneOf([KnownWord(name: "glass"), KnownWord(name: "paper-cup")]),
    help: "The cup."
  )
  static let number = ArgumentSpec(
    name: "number",
    kind: .integer(1...99),
    isOptional: true,
    help: "The order."
  )

  private static func optional(_ argument: ArgumentSpec) -> ArgumentSpec {
    var argument = argument
    argument.isOptional = true
    return argument
  }

  static let quiet = Option.flag("quiet", help: "Say nothing.")
  static let sweet = Option.flag("sweet", help: "With sugar.")
  static let filter = Option.text("filter", "text", help: "Only these.")
  static let recipe = Option.file("recipe", help: "Follow a recipe.")
  static let size = Option.integer(
    "size",
    "millilitres",
    10...500,
    help: "Size."
  )
  static let times = Option.integer(
    "times",
    "count",
    1...Int.max,
    help: "Often."
  )
  static let seed = Option.integer(
    "seed",
    "seed",
    0...Int.max,
    help: "Again as before."
  )

  static func parse(_ line: String) throws(CommandFailure) -> Request {
    try program.parse(line.split(separator: " ").map(String.init))
  }

  /// What the words lead to, which has to be a command.
  static func run(_ line: String) throws -> Invocation {
    try run(words: line.split(separator: " ").map(String.init))
  }

  static func run(words: [String]) throws -> Invocation {
    guard case .run(let invocation) = try program.parse(words) else {
      throw NothingRuns()
    }
    return invocation
  }

  struct NothingRuns: Error {}

  /// What is wrong with the words after the program's name.
  static func error(_ words: [String]) -> CommandFailure? {
    #expect(throws: CommandFailure.self) { try program.parse(words) }
  }

  static func error(_ line: String) -> CommandFailure? {
    error(line.split(separator: " ").map(String.init))
  }
}
