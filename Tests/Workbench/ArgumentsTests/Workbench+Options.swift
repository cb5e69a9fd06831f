import Arguments

// What its commands take.
extension Workbench {
  static let architecture = ArgumentSpec(
    "architecture",
    .oneOf(architectures + ["all"]),
    isRepeating: true,
    knownWords: [
      KnownWord("mvc", abstract: "as in Cocoa", alsoKnownAs: ["cocoa-mvc"]),
      KnownWord("mvp", abstract: "with a passive view"),
      KnownWord("mvvm", abstract: "bound by closures", alsoKnownAs: ["elm"]),
    ],
    help: "The architectures."
  )
  static let feature = ArgumentSpec(
    "feature",
    .oneOf(features),
    help: "The feature."
  )
  static let architectureOrNone = optional(architecture)
  static let featureOrNone = optional(feature)

  private static func optional(_ argument: ArgumentSpec) -> ArgumentSpec {
    var argument = argument
    argument.isOptional = true
    return argument
  }

  static let playing: [any DeclaredOption] = [
    script, Option.file("data", help: "Use your own data: [a] 'b' c:d."), width,
    Option.integer(
      "height",
      "rows",
      5...200,
      help: "Height of one screen; without it, 20."
    ),
  ]
  static let json = Option.flag("json", help: "Print JSON.")
  static let columns = Option.integer(
    "columns",
    "columns",
    20...1000,
    help: "Width of the output."
  )

  static let number = ArgumentSpec(
    "number",
    .integer(1...99),
    isOptional: true,
    help: "The lesson; without it, the one you are at."
  )
  static let noColor = Option.flag("no-color", help: "Print without colour.")
  static let plain = Option.flag(
    "plain",
    help: "Draw no boxes, for screen readers."
  )
  static let calls = Option.flag(
    "trace",
    help: "Show the calls below each frame."
  )
  static let seed = Option.integer(
    "seed",
    "seed",
    .min ... .max,
    help: "Repeat a run."
  )
  static let filter = Option.text(
    "filter",
    short: "f",
    "text",
    help: "Measure only these."
  )
  static let script = Option.file(
    "script",
    help: "Perform a script; '-' reads it."
  )
  static let width = Option.integer(
    "width",
    "columns",
    10...500,
    help: "Width of one screen; without it, 40."
  )
}
