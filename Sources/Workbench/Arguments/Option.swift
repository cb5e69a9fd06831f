/// What a command takes by name, declared once and read by its type.
///
/// Declare it as a constant, list it among a command's options, and read it as
/// `invocation[option]`.
package struct Option<Value: Sendable>: DeclaredOption {
  package let spec: OptionSpec
  /// What was given with it: nil if it is not there, an empty text of a flag.
  let read: @Sendable (_ given: String?) -> Value

  func value(in given: [String: String]) -> Value { read(given[spec.name]) }
}

/// An option of whatever type.
package protocol DeclaredOption: Sendable {
  var spec: OptionSpec { get }
}

extension DeclaredOption {
  /// How it is typed, without its value.
  package var spelling: String { "--\(spec.name)" }
}

extension Option where Value == Bool {
  /// An option that is there or not; giving it twice is the same as once.
  package static func flag(
    _ name: String,
    short: Character? = nil,
    help: String
  ) -> Option {
    let spec = OptionSpec(name: name, short: short, kind: .nothing, help: help)
    return Option(spec: spec) { $0 != nil }
  }
}

// Given twice, the last value holds, so that an alias or a recalled line can
// be overridden at its end.

extension Option where Value == String? {
  /// An option with a word.
  package static func text(
    _ name: String,
    _ valueName: String,
    help: String
  ) -> Option {
    let spec = OptionSpec(
      name: name,
      kind: .text,
      valueName: valueName,
      help: help
    )
    return Option(spec: spec) { $0 }
  }

  /// An option with the path of a file.
  package static func file(_ name: String, help: String) -> Option {
    let spec = OptionSpec(
      name: name,
      kind: .file,
      valueName: "file",
      help: help
    )
    return Option(spec: spec) { $0 }
  }
}

extension Option where Value == Int? {
  /// An option with a whole number in a range.
  package static func integer(
    _ name: String,
    _ valueName: String,
    _ range: ClosedRange<Int>,
    help: String
  ) -> Option {
    let spec = OptionSpec(
      name: name,
      kind: .integer(range),
      valueName: valueName,
      help: help
    )
    return Option(spec: spec) { $0.flatMap { Int($0) } }
  }
}
