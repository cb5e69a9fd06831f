import ConsoleUI

/// A screen that is not as a scenario's check wants it.
public struct CheckFailure: Error, CustomStringConvertible {
  public let scenario: String
  /// What was expected and what was there instead.
  public let problem: String
  /// The screen at that moment.
  public let frame: Frame

  public var description: String { "\(scenario): \(problem)" }
}

/// Objects of a screen that outlived it.
public struct LeakFailure: Error, CustomStringConvertible {
  public let scenario: String
  /// The objects' types, such as "MVP.GreetingPresenter".
  public let types: [String]

  public var description: String {
    "\(scenario): not released with the screen: "
      + types.joined(separator: ", ")
  }
}

/// What a check throws where the screen is not as it should be.
package struct Mismatch: Error, CustomStringConvertible {
  package let description: String

  package init(expected: some Any, found: some Any) {
    description = "expected \(expected), found \(found)"
  }
}
