import ConsoleUI

/// Makes the first screen of a feature from what the feature needs.
public struct ScreenFactory: Sendable {
  private let make: @MainActor @Sendable (Any) -> ViewController

  /// A factory for a feature whose screens need one thing.
  ///
  /// The feature's data and its live source must give a value of this type.
  public init<Need>(
    _ make: @escaping @MainActor @Sendable (Need) -> ViewController
  ) {
    self.make = { make(Self.need($0)) }
  }

  /// A factory for a feature whose screens need two things.
  public init<First, Second>(
    _ make: @escaping @MainActor @Sendable (First, Second) -> ViewController
  ) {
    self.make = { needs in
      let (first, second): (First, Second) = Self.need(needs)
      return make(first, second)
    }
  }

  /// Makes a screen.
  ///
  /// - Parameter needs: What `World.needs` holds.
  @MainActor
  public func makeScreen(_ needs: Any) -> ViewController { make(needs) }

  private static func need<Need>(_ needs: Any) -> Need {
    guard let need = needs as? Need else {
      preconditionFailure(
        "The screen needs \(Need.self), and is given \(type(of: needs))"
      )
    }
    return need
  }
}
