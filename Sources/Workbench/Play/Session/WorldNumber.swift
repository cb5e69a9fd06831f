/// The number of the world that the environment asks for.
///
/// In it the services answer as they did in a random run that printed the
/// number, and the process is far from UTC and from English.
package enum WorldNumber {
  /// The environment variable that holds it.
  package static let variable = "WORKBENCH_WORLD"

  /// What the variable holds; nil where it is missing or empty.
  package static func read(
    from environment: [String: String]
  ) throws(Invalid) -> Int? {
    let text = environment[variable, default: ""]
    guard !text.isEmpty else { return nil }
    guard let number = Int(digits: text) else { throw Invalid() }
    return number
  }

  /// The variable holds something else.
  package struct Invalid: Error, CustomStringConvertible {
    package let description = "\(variable): expected a whole number, 0 or more"
  }
}
