@testable import MVI

/// Keeps what a store has it render, and can send an event meanwhile.
@MainActor
final class StateSpy<State>: StateObserver {
  private(set) var states: [State] = []
  private(set) var previous: [State?] = []
  var whenRendering: (() -> Void)?

  func render(_ state: State, replacing previous: State?) {
    states.append(state)
    self.previous.append(previous)
    whenRendering?()
  }
}
