/// A store as one of its screens sees it: a part of the state, and the events
/// of that part.
///
/// The screen can send no other events. The scoped store keeps the store alive.
/// The Composable Architecture has `scope` for it.
@MainActor
final class ScopedStore<State: Equatable, Event>: EventReceiver {
  private let addToStore: @MainActor (any StateObserver<State>) -> Void
  private let sendToStore: @MainActor (Event) -> Void

  /// The store for a screen that shows a part of the state.
  ///
  /// - Parameters:
  ///   - store: The feature's store.
  ///   - part: What the screen shows; nil where it is not open.
  ///   - event: Makes the feature's event of the screen's.
  init<FeatureReducer: Reducer>(
    _ store: Store<FeatureReducer>,
    state part: @escaping (FeatureReducer.State) -> State?,
    event: @escaping (Event) -> FeatureReducer.Event
  ) {
    addToStore = { store.addObserver($0, of: part) }
    sendToStore = { store.send(event($0)) }
  }

  /// Has an observer render the part now and whenever it changes, for as long
  /// as somebody else keeps the observer.
  func addObserver(_ observer: any StateObserver<State>) {
    addToStore(observer)
  }

  func send(_ event: Event) {
    sendToStore(event)
  }
}
