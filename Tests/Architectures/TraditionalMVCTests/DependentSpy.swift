@testable import TraditionalMVC

/// Keeps what kinds of change a model tells of.
final class DependentSpy<Aspect>: Dependent {
  private(set) var updates: [Aspect] = []
  private let whenTold: (Aspect) -> Void

  init(whenTold: @escaping (Aspect) -> Void = { _ in }) {
    self.whenTold = whenTold
  }

  func update(_ aspect: Aspect) {
    updates.append(aspect)
    whenTold(aspect)
  }
}
