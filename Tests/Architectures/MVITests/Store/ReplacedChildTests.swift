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
    var child: Asker.State?
    var heard: [String] = []
  }

  private let child = ChildReducer<Asker, String, String>(
    reducer: Asker(),
    id: { "child \($0.number)" },
    effect: { $0 },
    event: { $0 }
  )

  func reduce(
    into state: inout State,
    event: String
  ) -> [Command<String, String>] {
    child.cancellingEffects(of: \.child, in: &state) { state in
      if event == "close" {
        state.child = nil
      } else if event.hasPrefix("open "), let number = Int(event.suffix(1)) {
        state.child = Asker.State(number: number)
        return child.reduce(into: &state.child, event: "ask")
      } else {
        state.heard.append(event)
      }
      return []
    }
  }
}

/// A child that asks its question at each event.
private struct Asker: Reducer {
  struct State: Equatable {
    let number: Int
  }

  func reduce(
    into state: inout State,
    event: String
  ) -> [Command<String, String>] {
    [.run("\(state.number)noted?")]
  }
}
