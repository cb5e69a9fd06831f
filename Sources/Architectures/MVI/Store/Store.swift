/// Keeps a feature's state, and is the only one that replaces it.
///
/// All that happens is sent to it as an event. It must not know what an event
/// means, which the reducer decides, nor who its observers are.
///
/// The form is Spotify's Mobius (2017): events are what the user does and what
/// the services answer, effects are values, a handler carries them out, and
/// there is one loop for a feature. State, reducer and store are named as in
/// Redux (2015) and in Point-Free's Composable Architecture (2020), which
/// calls events actions. Ours differs from Mobius where events are named after
/// what the user did, so that names are the same in all architectures here;
/// Mobius names them after what the user wants. And it runs on the main actor
/// alone. The literature disagrees about much:
///
/// - Model-View-Intent in its own sense (Staltz 2014, Dorfmann 2016) calls only
///   what the user wants an intent, and joins streams instead of sending.
/// - Redux and Elm have one store for the whole app.
/// - Effects are closures in Elm's likeness by objc.io (2018) and in the
///   Composable Architecture, so a test cannot compare them; there, an effect
///   that another overrules is cancelled, where ours answers in vain.
/// - objc.io's alerts are commands and Mobius has effects for the view; ours
///   are state, as in the Composable Architecture.
@MainActor
final class Store<Feature: Reducer> {
  private(set) var state: Feature.State
  private let reducer: Feature
  private let effectHandler: any EffectHandler<Feature.Effect, Feature.Event>
  private var observers: [WeakObserver] = []
  private var waitingEvents: [Feature.Event] = []
  private var isAtWork = false

  private struct WeakObserver {
    weak var observer: (any StateObserver<Feature.State>)?
  }

  init(
    initialState: Feature.State,
    reducer: Feature,
    effectHandler: any EffectHandler<Feature.Effect, Feature.Event>
  ) {
    state = initialState
    self.reducer = reducer
    self.effectHandler = effectHandler
  }

  /// Has an observer render the state now and whenever it changes, for as
  /// long as somebody else keeps the observer.
  func addObserver(_ observer: any StateObserver<Feature.State>) {
    observers.removeAll { $0.observer == nil }
    observers.append(WeakObserver(observer: observer))
    observer.render(state, replacing: nil)
  }

  /// Tells what has happened.
  ///
  /// An event that comes while the store is at work waits: a screen that is
  /// rendered may open another one, which sends an event as it loads.
  func send(_ event: Feature.Event) {
    waitingEvents.append(event)
    guard !isAtWork else { return }
    isAtWork = true
    while !waitingEvents.isEmpty {
      process(waitingEvents.removeFirst())
    }
    isAtWork = false
  }

  private func process(_ event: Feature.Event) {
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
