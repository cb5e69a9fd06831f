/// Keeps a feature's state, and is the only one that replaces it.
///
/// All that happens is sent to it as an event. It must not know what an event
/// means, which the reducer decides, nor who its observers are.
///
/// The form is nearest to Spotify's Mobius: events are what the user does and
/// what the services answer, a pure function decides, effects are values that
/// a handler carries out, and each feature has a loop of its own. State,
/// reducer and store are named as in Redux (2015) and in Point-Free's
/// Composable Architecture (2020), which both call events actions.
///
/// Ours differs from Mobius:
///
/// - Alerts and open screens are state, as in the Composable Architecture.
///   Mobius would make them effects. objc.io's Elm Architecture (2018) shows an
///   alert by a command.
/// - Loading starts by the event `viewDidLoad`, where Mobius has an initiator.
/// - The store compares states. In Mobius an update says whether there is a
///   new one.
/// - Effects are handled in order, which Mobius does not promise.
/// - Rows and reports are part of the state and make the words for the view.
///   Mobius has a mapper that makes view data of the model.
/// - Events are named as the user did them, `reloadButtonTapped`, so that the
///   architectures here share the names. Mobius advises names from the domain,
///   such as a requested login.
///
/// Model-View-Intent (Staltz 2014, Dorfmann 2016) is three functions over
/// streams: intent makes of raw input what the user wants, model makes of that
/// the state, view shows it. Here the user's events stand for the intent, state
/// and reducer for the model, the view controllers for the view. No part
/// translates input.
///
/// Where the literature disagrees, these are the alternatives:
///
/// - Redux has one store for the whole app.
/// - In objc.io's Elm Architecture and in the Composable Architecture an effect
///   holds a closure, which a test cannot compare. The latter can cancel an
///   effect that another overrules. Here its late answer is dropped.
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
  /// An event that comes while the store is at work waits: a screen that is
  /// rendered may open another one, which sends an event as it loads. Mobius's
  /// loop does the same.
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
