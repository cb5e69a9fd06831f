/// Keeps a feature's state, and is the only one that replaces it.
///
/// All that happens is sent to it as an event. It must not know what an event
/// means, which the reducer decides, nor who its observers are.
@MainActor
final class Store<FeatureReducer: Reducer> {
  private(set) var state: FeatureReducer.State
  private let reducer: FeatureReducer
  private let effectHandler:
    any EffectHandler<FeatureReducer.Effect, FeatureReducer.Event>
  private var observers: [WeakObserver] = []
  private var waitingEvents: [FeatureReducer.Event] = []
  private var isAtWork = false

  private struct WeakObserver {
    weak var observer: (any StateObserver<FeatureReducer.State>)?
  }

  init(
    initialState: FeatureReducer.State,
    reducer: FeatureReducer,
    effectHandler: any EffectHandler<
      FeatureReducer.Effect, FeatureReducer.Event
    >
  ) {
    state = initialState
    self.reducer = reducer
    self.effectHandler = effectHandler
  }

  /// Has an observer render the state now and whenever it changes, for as
  /// long as somebody else keeps the observer.
  func addObserver(_ observer: any StateObserver<FeatureReducer.State>) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
    observer.render(state, replacing: nil)
  }

  /// Tells what has happened.
  ///
  /// An event that comes while the store is at work waits, as in Mobius's loop:
  /// each is shown, and its effects are handled, before the next one's turn. A
  /// screen that loads while another is rendered may send one.
  func send(_ event: FeatureReducer.Event) {
    waitingEvents.append(event)
    guard !isAtWork else { return }
    isAtWork = true
    while !waitingEvents.isEmpty {
      process(waitingEvents.removeFirst())
    }
    isAtWork = false
  }

  private func process(_ event: FeatureReducer.Event) {
    let previous = state
    let effects = reducer.reduce(into: &state, event: event)
    if state != previous {
      for entry in observers {
        entry.observer?.render(state, replacing: previous)
      }
    }
    for effect in effects {
      effectHandler.handle(effect) { [weak self] in self?.send($0) }
    }
  }
}
