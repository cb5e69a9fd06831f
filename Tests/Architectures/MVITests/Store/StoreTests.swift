import TestSupport
import Testing

@testable import MVI

@MainActor
@Suite(.settled)
struct StoreTests {
  private let spy = StateSpy<[String]>()
  private let handler = HeldQuestions()
  private let store: Store<EventLog>

  init() {
    store = Store(
      initialState: [],
      reducer: EventLog(),
      effectHandler: handler
    )
  }

  /// The store for a screen that shows the first event.
  private var scopedStore: ScopedStore<String, String> {
    ScopedStore(store, state: \.first, event: { "editor: \($0)" })
  }

  @Test func anObserverRendersTheStateAtOnce() {
    store.send("tap")
    store.addObserver(spy)
    #expect(spy.states == [["tap"]])
    #expect(spy.previous == [nil])
  }

  @Test func allObserversRenderEachChange() {
    let other = StateSpy<[String]>()
    store.addObserver(spy)
    store.addObserver(other)
    store.send("tap")
    store.send("type")
    #expect(spy.states == [[], ["tap"], ["tap", "type"]])
    #expect(spy.previous == [nil, [], ["tap"]])
    #expect(other.states == spy.states)
  }

  @Test func aStateThatStaysIsNotRenderedAgain() {
    store.addObserver(spy)
    store.send("")
    #expect(spy.states == [[]])
  }

  @Test func aScreenShowsItsPartOfTheStateAndOnlyWhenThatChanges() {
    let screen = StateSpy<String>()
    scopedStore.addObserver(screen)
    #expect(screen.states == [])
    store.send("open")
    store.send("tap")
    #expect(screen.states == ["open"])
    #expect(screen.previous == [nil])
  }

  @Test func aScreensEventReachesTheStoreAsOneOfTheFeature() {
    scopedStore.send("tap")
    #expect(store.state == ["editor: tap"])
  }

  @Test func anObserverIsNotKept() {
    weak var released: StateSpy<[String]>?
    do {
      let spy = StateSpy<[String]>()
      store.addObserver(spy)
      released = spy
    }
    #expect(released == nil)
    store.addObserver(spy)
    store.send("tap")
    #expect(spy.states == [[], ["tap"]])
  }

  @Test func aStateIsRenderedBeforeItsEffectsAreHandled() {
    store.addObserver(spy)
    spy.whenRendering = { [handler] in #expect(handler.asked == []) }
    store.send("who?")
    #expect(spy.states == [[], ["who?"]])
    #expect(handler.asked == ["who?"])
  }

  @Test func effectsAreHandledInTheirOrder() {
    store.send("who? where? when?")
    #expect(handler.asked == ["who?", "where?", "when?"])
  }

  @Test func anAnswerThatComesAtOnceWaitsForTheOtherEffects() {
    store.addObserver(spy)
    handler.answersAtOnce = ["who?": "why?"]
    store.send("who? where?")
    #expect(handler.asked == ["who?", "where?", "why?"])
    #expect(spy.states.last == ["who? where?", "why?"])
  }

  @Test func anEventThatComesWhileAStateIsRenderedWaits() {
    store.addObserver(spy)
    spy.whenRendering = { [spy, store] in
      spy.whenRendering = nil
      store.send("load")
      #expect(store.state == ["tap"])
    }
    store.send("tap")
    #expect(spy.states == [[], ["tap"], ["tap", "load"]])
  }

  @Test func anEventThatComesWithTheFirstRenderWaits() {
    spy.whenRendering = { [spy, store] in
      spy.whenRendering = nil
      store.send("load")
      #expect(store.state == [])
    }
    store.addObserver(spy)
    #expect(spy.states == [[], ["load"]])
  }

  @Test func allEffectsOfOneIdentityAreCancelled() {
    store.send("who? where? who?")
    store.send("-who?")
    handler.answerOldest("Ada")
    handler.answerOldest("here")
    handler.answerOldest("Bob")
    #expect(store.state == ["who? where? who?", "-who?", "here"])
  }

  @Test func anEffectOfSeveralIdentitiesIsCancelledByEach() {
    store.send("who? where?")
    store.send("-who?")
    store.send("-all")
    handler.answerOldest("Ada")
    handler.answerOldest("here")
    #expect(store.state == ["who? where?", "-who?", "-all"])
  }

  @Test func aNewEffectMayCancelTheOlderOnesOfItsIdentity() {
    store.send("who? where?")
    store.send("who??")
    handler.answerOldest("Ada")
    handler.answerOldest("here")
    handler.answerOldest("Bob")
    #expect(store.state == ["who? where?", "who??", "here", "Bob"])
  }

  @Test func anEffectThatIsCancelledAnswersNoMore() {
    store.send("who? where?")
    store.send("-who?")
    handler.answerOldest("Ada")
    handler.answerOldest("here")
    #expect(store.state == ["who? where?", "-who?", "here"])
    #expect(handler.asked == ["who?", "where?"])
  }

  @Test func anEventThatIsSentWaitsForTheOtherEvents() {
    store.addObserver(spy)
    spy.whenRendering = { [spy, store] in
      spy.whenRendering = nil
      store.send("load")
    }
    store.send("tap >saved")
    #expect(store.state == ["tap >saved", "load", "saved"])
  }

  @Test func commandsAreCarriedOutInTheirOrder() {
    store.send("-who? who?")
    handler.answerOldest("Ada")
    store.send("who? -who?")
    handler.answerOldest("Bob")
    #expect(store.state == ["-who? who?", "Ada", "who? -who?"])
  }

  @Test func anAnswerThatComesAfterTheStoreHasGoneIsDropped() {
    weak var released: Store<EventLog>?
    do {
      let store = Store(
        initialState: [],
        reducer: EventLog(),
        effectHandler: handler
      )
      store.addObserver(spy)
      store.send("who?")
      released = store
    }
    #expect(released == nil)
    handler.answerOldest("yes")
    #expect(spy.states == [[], ["who?"]])
  }

  @Test func anEffectIsCancelledWhenTheStoreGoes() {
    do {
      let store = Store(
        initialState: [],
        reducer: EventLog(),
        effectHandler: handler
      )
      store.send("who? noted?")
      #expect(handler.asked == ["who?", "noted?"])
    }
    for _ in 1...2 { handler.answerOldest("yes") }
    #expect(handler.cancelled == ["who?", "noted?"])
  }

  @Test func anEffectThatKeepsTheStoreKeepsItUntilItsAnswer() {
    weak var released: Store<EventLog>?
    do {
      let store = Store(
        initialState: [],
        reducer: EventLog(),
        effectHandler: handler
      )
      store.addObserver(spy)
      store.send("saved?")
      released = store
    }
    #expect(released != nil)
    handler.answerOldest("yes")
    #expect(spy.states == [[], ["saved?"], ["saved?", "yes"]])
    #expect(released == nil)
  }
}
