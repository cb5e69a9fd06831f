import ConsoleUI
import Play
import Services

/// The options that running, comparing and tracing have in common.
struct ScreenOptions {
  static let script = Option.file(
    "script",
    help: "Perform the actions in this file; - is standard input."
  )
  static let demo = Option.text(
    "demo",
    "name",
    help: "Play this demo of the feature; 'help scripts' lists them."
  )
  static let data = Option.file(
    "data",
    help: "Show this data, not the samples; - is standard input."
  )
  static let width = Option.integer(
    "width",
    "columns",
    Session.lengths,
    help: "The width of a screen (default: \(Session.standardSize.width))."
  )
  static let height = Option.integer(
    "height",
    "rows",
    Session.lengths,
    help: "The height of a screen (default: \(Session.standardSize.height))."
  )
  static let plain = Option.flag(
    "plain",
    help: "Draw no boxes and pictures, for screen readers."
  )

  static let all: [any DeclaredOption] = [
    script, demo, data, width, height, plain,
  ]

  /// The names of all demos, which somebody may type without the option.
  static func optionsOfWords(in catalogue: Catalogue) -> [String: String] {
    let names = catalogue.features.flatMap(\.demos).map {
      ($0.name, demo.spelling)
    }
    return Dictionary(names) { first, _ in first }
  }

  /// The features of each demo, by its name.
  static func featuresOfDemos(in catalogue: Catalogue) -> [String: [String]] {
    let names = catalogue.features.flatMap { feature in
      feature.demos.map { ($0.name, [feature.name]) }
    }
    return Dictionary(names, uniquingKeysWith: +)
  }

  let script: String?
  /// The name of a demo, as it was typed.
  let demo: String?
  let data: String?
  let size: CellSize
  let isPlain: Bool

  init(_ invocation: Invocation) {
    script = invocation[Self.script]
    demo = invocation[Self.demo]
    data = invocation[Self.data]
    size = CellSize(
      width: invocation[Self.width] ?? Session.standardSize.width,
      height: invocation[Self.height] ?? Session.standardSize.height
    )
    isPlain = invocation[Self.plain]
  }

  var canvas: Canvas.Options { Canvas.Options(isPlain: isPlain) }

  /// What the services answer with.
  func readData(for feature: Feature) throws -> FeatureData {
    if script == "-", data == "-" {
      throw WrongUsage(
        "Only one of '--script' and '--data' can be standard input"
      )
    }
    if demo != nil, data != nil {
      throw WrongUsage(Self.demo, excludes: Self.data)
    }
    guard let data else { return try feature.sampleData() }
    return try feature.readData(DataFile(path: data))
  }

  /// What to perform: the script or demo that was asked for, else for the
  /// sample data the feature's first demo, else a neutral script.
  func readDemonstration(of feature: Feature) throws -> Demonstration {
    if let script {
      if demo != nil { throw WrongUsage(Self.demo, excludes: Self.script) }
      // In MiB: far more than anybody records. A script of empty lines takes
      // some fifty times its size in memory.
      let limit = 16
      let file = DataFile(path: script)
      let bytes = Array(try file.bytes(limit: limit))
      return Demonstration(try Script(name: file.name, bytes: bytes))
    }
    guard data == nil else { return Demonstration(neutralFor: feature) }
    return Demonstration(try demo(of: feature).script())
  }

  /// The demo that was asked for, else the first.
  private func demo(of feature: Feature) throws(WrongUsage) -> Demo {
    guard let demo else { return feature.demos[0] }
    var option = Self.demo
    option.kind = .oneOf(feature.demos.map { KnownWord(name: $0.name) })
    let name = option.kind.accepted(demo)
    guard let found = feature.demos.first(where: { $0.name == name }) else {
      throw WrongUsage(value: demo, for: option)
    }
    return found
  }
}
