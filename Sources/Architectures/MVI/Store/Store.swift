/// Keeps a feature's state, and is the only one that replaces it.
///
/// It is told of all that happens by an event. The reducer decides what an
/// event means. ``Reducer`` says where the form is from.
@MainActor
final class Store<FeatureReducer: Reducer>: EventReceiver {
  private(set) var state: FeatureReducer.State
  private let reducer: FeatureReducer
  private let effectHandler:
    any EffectHandler<FeatureReducer.Effect, FeatureReducer.Event>
  private var observers: [WeakObserver] = []
  /// The task of the last effect of each identity, which stays when it is done.
  private var tasks: [FeatureReducer.Effect.Identity: Task<Void, Never>] = [:]
  private var waitingEvents: [FeatureReducer.Event] = []
  private var isAtWork = false

  /// Renders for as long as somebody else keeps the observer.
  private struct WeakObserver {
    weak var observer: AnyObject?
    let render: @MainActor (FeatureReducer.State, FeatureReducer.State?) -> Void
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

  deinit {
    for task in tasks.values { task.cancel() }
  }

  /// Has an observer render the state now and whenever it changes, for as
  /// long as somebody else keeps the observer.
  func addObserver(_ observer: any StateObserver<FeatureReducer.State>) {
    addObserver(observer, of: { $0 })
  }

  /// Has an observer render a part of the state, while there is that part.
  func addObserver<Part: Equatable>(
    _ observer: any StateObserver<Part>,
    of part: @escaping (FeatureReducer.State) -> Part?
  ) {
    let entry = WeakObserver(observer: observer) {
      [weak observer] state, previous in
      guard let next = part(state) else { return }
      let shown = previous.flatMap(part)
      if next != shown { observer?.render(next, replacing: shown) }
    }
    observers.removeAll { $0.observer == nil }
    observers.append(entry)
    let wasAtWork = isAtWork
    isAtWork = true
    entry.render(state, nil)
    isAtWork = wasAtWork
    processWaitingEvents()
  }

  /// Tells what has happened.
  ///
  /// An event that comes while the store is at work waits. The state after an
  /// event is shown, and the event's commands are carried out, before the next
  /// one's turn. A screen that loads while another is rendered may send one.
  func send(_ event: FeatureReducer.Event) {
    waitingEvents.append(event)
    processWaitingEvents()
  }

  private func processWaitingEvents() {
    guard !isAtWork else { return }
    isAtWork = true
    while !waitingEvents.isEmpty {
      process(waitingEvents.removeFirst())
    }
    isAtWork = false
  }

  private func process(_ event: FeatureReducer.Event) {
    let previous = state
    let commands = reducer.reduce(into: &state, event: event)
    for entry in observers { entry.render(state, previous) }
    for command in commands { carryOut(command) }
  }

  private func carryOut(_ command: Command<FeatureReducer.Effect>) {
    switch command {
    case .run(let effect): run(effect)
    case .cancel(let id): tasks.removeValue(forKey: id)?.cancel()
    }
  }

  /// Has an effect handled, and takes its answer unless it is cancelled.
  private func run(_ effect: FeatureReducer.Effect) {
    let keptStore = effect.keepsStore ? self : nil
    let task = Task { [weak self, effectHandler] in
      await effectHandler.handle(effect) { event in
        guard !Task.isCancelled else { return }
        (keptStore ?? self)?.send(event)
      }
    }
    if let identity = effect.identity {
      tasks.updateValue(task, forKey: identity)?.cancel()
    }
  }
}
