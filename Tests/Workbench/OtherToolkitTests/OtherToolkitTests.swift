// The stand-in draws; SwiftUI itself draws only in an app.
#if !canImport(SwiftUI)

  import Models
  import Observation
  import Synchronization
  import TestSupport
  import Testing

  @testable import MVI
  @testable import MVP
  @testable import MVVMObservation

  /// A second toolkit shows the world clock, and no line of what decides is
  /// changed.
  @MainActor
  @Suite(.settled)
  struct OtherToolkitTests {
    private let clock = HeldWorldClockService()

    /// Plays a view of which the first load has begun.
    private func play(_ view: some View) throws {
      let loading = ["Loading..", "(Yesterday)", "[Now]", "(Tomorrow)"]
      #expect(view.texts == loading)
      // What SwiftUI does: it runs `body` again when this is called.
      try expectRedraw(of: view) {
        try clock.answer(1, with: .success(.sample(1_632_632_700)))
      }
      #expect(
        view.texts
          == ["2021-09-26 05:05 UTC", "[Yesterday]", "[Now]", "[Tomorrow]"]
      )
      try expectRedraw(of: view) { try tap("Tomorrow", in: view) }
      #expect(view.texts.first == "2021-09-27 05:05 UTC")
      try expectRedraw(of: view) { try tap("Now", in: view) }
      #expect(view.texts == loading)
      try clock.answer(2, with: .failure(.noNetwork))
      #expect(view.texts.first == "2021-09-27 05:05 UTC")
    }

    private func tap(_ title: String, in view: some View) throws {
      try #require(view.buttons.first { $0.title == title }).action()
    }

    private func expectRedraw(
      of view: some View,
      by action: () throws -> Void
    ) throws {
      let hasChanged = Mutex(false)
      withObservationTracking {
        _ = view.texts
      } onChange: {
        hasChanged.withLock { $0 = true }
      }
      try action()
      #expect(hasChanged.withLock { $0 })
    }

    @Test func theViewModelServesAsItIs() throws {
      let viewModel = WorldClockViewModel(service: clock)
      viewModel.viewDidLoad()
      try play(ClockView(viewModel: viewModel))
      #expect(viewModel.alerts.count == 1)
    }

    @Test func thePresenterServesBehindAnAdapter() throws {
      let presenter = WorldClockPresenter(service: clock)
      let adapter = WorldClockAdapter()
      presenter.view = adapter
      presenter.viewDidLoad()
      try play(PresentedClockView(presenter: presenter, adapter: adapter))
      #expect(adapter.alert?.title == "Alert")
    }

    @Test func theStoreServesBehindAnAdapter() throws {
      let store = Store(
        initialState: WorldClockState(),
        reducer: WorldClockReducer(),
        effectHandler: WorldClockEffectHandler(service: clock)
      )
      let adapter = WorldClockStateAdapter()
      store.addObserver(adapter)
      store.send(.viewDidLoad)
      try play(RenderedClockView(store: store, adapter: adapter))
      #expect(adapter.state.alerts.due.count == 1)
    }
  }

#endif
