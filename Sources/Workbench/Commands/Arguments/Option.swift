/// What a command takes by name, declared once and read by its type.
///
/// Declare it as a constant, list it among a command's options, and read it as
/// `invocation[option]`.
struct Option<Value: Sendable>: DeclaredOption {
  let name: String
  var short: Character?
  var kind: ValueKind
  var valueName = ""
  let help: String
  /// What was given with it: nil if it is not there, an empty text of a flag.
  let read: @Sendable (_ given: String?) -> Value
}

/// An option of whatever type.
protocol DeclaredOption: Parameter, Sendable {
  /// The long name, without the hyphens.
  var name: String { get }
  /// The one-letter name, without the hyphen: never a digit, because `-5` is
  /// a number.
  var short: Character? { get }
  /// What help calls the word that follows, without the angle brackets.
  var valueName: String { get }
}

extension DeclaredOption {
  /// How it is typed, without its value.
  var spelling: String { "--\(name)" }

  /// The ways to type its name.
  var spellings: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }

  var label: String {
    kind == .nothing ? spelling : "\(spelling) <\(valueName)>"
  }

  /// How help lists it, with its short name.
  var labels: String { (short.map { "-\($0), " } ?? "") + label }
}

extension Option<Bool> {
  /// An option that is there or not; giving it twice is the same as once.
  static func flag(
    _ name: String,
    short: Character? = nil,
    help: String
  ) -> Option {
    Option(name: name, short: short, kind: .nothing, help: help) { $0 != nil }
  }
}

// Given twice, the last value holds, so that an alias or a recalled line can
// be overridden at its end.

extension Option<String?> {
  /// An option with a word.
  static func text(
    _ name: String,
    _ valueName: String,
    help: String
  ) -> Option {
    Option(name: name, kind: .text, valueName: valueName, help: help) { $0 }
  }

  /// An option with the path of a file.
  static func file(_ name: String, help: String) -> Option {
    .text(name, "file", help: help)
  }
}

extension Option<Int?> {
  /// An option with a whole number in a range, which is not negative.
  static func integer(
    _ name: String,
    _ valueName: String,
    _ range: ClosedRange<Int>,
    help: String
  ) -> Option {
    Option(
      name: name,
      kind: .integer(range),
      valueName: valueName,
      help: help
    ) { $0.flatMap { Int($0) } }
  }
}
