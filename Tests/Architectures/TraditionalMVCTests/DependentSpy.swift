@testable import TraditionalMVC

/// Keeps what a model says has changed.
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
