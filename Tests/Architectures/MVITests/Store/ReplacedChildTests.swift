import TestSupport
import Testing

@testable import MVI

/// Each child asks something in the event that opens it.
@MainActor
@Suite(.settled)
struct ReplacedChildTests {
  private let handler = HeldQuestions()
  private let store: Store<Opener>

  init() {
    store = Store(
      initialState: Opener.State(),
      reducer: Opener(),
      effectHandler: handler
    )
    store.send("open 1")
  }

  @Test func onlyTheEffectsOfTheOldChildAreCancelled() {
    store.send("open 2")
    #expect(handler.asked == ["1noted?", "2noted?"])
    handler.answerOldest("old")
    handler.answerOldest("new")
    #expect(handler.cancelled == ["1noted?"])
    #expect(store.state.heard == ["new"])
  }

  @Test func aChildThatStaysKeepsItsEffects() {
    store.send("open 1")
    handler.answerOldest("first")
    handler.answerOldest("second")
    #expect(handler.cancelled == [])
    #expect(store.state.heard == ["first", "second"])
  }

  @Test func theEffectsOfAChildThatGoesAreCancelled() {
    store.send("close")
    handler.answerOldest("late")
    #expect(handler.cancelled == ["1noted?"])
    #expect(store.state.heard == [])
  }
}

/// Opens and closes children by their numbers, and keeps all else that it
/// hears.
private struct Opener: Reducer {
  struct State: Equatable {
    var child: Int?
    var heard: [String] = []
  }

  func reduce(
    into state: inout State,
    event: String
  ) -> [Command<String, String>] {
    cancellingEffects(of: { $0.child }, in: &state) { state in
      if event == "close" {
        state.child = nil
      } else if event.hasPrefix("open "), let child = Int(event.suffix(1)) {
        state.child = child
        return [.run("\(child)noted?")]
      } else {
        state.heard.append(event)
      }
      return []
    }
  }
}
