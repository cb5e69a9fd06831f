/// Keeps a feature's state, and is the only one that replaces it.
///
/// The loop that it runs is told at ``Reducer``. The store compares states; in
/// Mobius the update function says whether there is a new one.
@MainActor
final class Store<FeatureReducer: Reducer>: EventReceiver {
  typealias State = FeatureReducer.State
  typealias Event = FeatureReducer.Event
  typealias Effect = FeatureReducer.Effect
  typealias CancelID = Effect.CancelID

  /// The newest state; tests read it, and views are handed each to render.
  private(set) var state: State
  private let reducer: FeatureReducer
  private let effectHandler: any EffectHandler<Effect, Event>
  private var observers: [WeakObserver] = []
  /// The effects that are not done, by numbers.
  private var running: [Int: (ids: [CancelID], task: Task<Void, Never>)] = [:]
  private var latestNumber = 0
  private var waitingEvents: [Event] = []
  private var isAtWork = false

  /// Renders for as long as somebody else keeps the observer.
  private struct WeakObserver {
    weak var observer: AnyObject?
    let render: @MainActor (State, State?) -> Void
  }

  init(
    initialState: State,
    reducer: FeatureReducer,
    effectHandler: any EffectHandler<Effect, Event>
  ) {
    state = initialState
    self.reducer = reducer
    self.effectHandler = effectHandler
  }

  deinit {
    for (_, task) in running.values { task.cancel() }
  }

  /// Has an observer render the state now and whenever it changes, for as
  /// long as somebody else keeps the observer.
  func addObserver(_ observer: any StateObserver<State>) {
    addObserver(observer, of: { $0 })
  }

  /// Has an observer render a part of the state, while there is that part.
  func addObserver<Part: Equatable>(
    _ observer: any StateObserver<Part>,
    of part: @escaping (State) -> Part?
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

  // An event that comes while the store is at work waits. The state after an
  // event is shown and its commands are carried out before the next one's turn.
  // A screen that loads while another is rendered may send one.
  func send(_ event: Event) {
    waitingEvents.append(event)
    processWaitingEvents()
  }

  private func processWaitingEvents() {
    guard !isAtWork else { return }
    isAtWork = true
    while !waitingEvents.isEmpty { process(waitingEvents.removeFirst()) }
    isAtWork = false
  }

  private func process(_ event: Event) {
    let previous = state
    let commands = reducer.reduce(into: &state, event: event)
    for entry in observers { entry.render(state, previous) }
    for command in commands { run(command) }
  }

  private func run(_ command: Command<Effect, Event>, ids: [CancelID] = []) {
    switch command {
    case .run(let effect, let keepsStore):
      run(effect, ids: ids, keepsStore: keepsStore)
    case .cancellable(let command, let id, let cancelInFlight):
      if cancelInFlight { cancel(id) }
      run(command, ids: ids + [id])
    case .cancel(let id): cancel(id)
    case .send(let event): waitingEvents.append(event)
    }
  }

  /// Has an effect handled, and takes its answer unless it is cancelled.
  private func run(_ effect: Effect, ids: [CancelID], keepsStore: Bool) {
    latestNumber += 1
    let number = latestNumber
    let storeToKeep = keepsStore ? self : nil
    let task = Task { [weak self, effectHandler] in
      await effectHandler.handle(effect) { event in
        guard !Task.isCancelled else { return }
        self?.send(event)
      }
      self?.running[number] = nil
      withExtendedLifetime(storeToKeep) {}
    }
    running[number] = (ids, task)
  }

  private func cancel(_ id: CancelID) {
    for (ids, task) in running.values where ids.contains(id) {
      task.cancel()
    }
  }
}
