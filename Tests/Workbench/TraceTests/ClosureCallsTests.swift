import TraceFixture
import Testing
import Trace

@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct ClosureCallsTests {
  let clock = Clock()
  var asker: Asker { Asker(clock: clock) }

  @Test func anAnswerIsAMessageToTheTypeThatFormedTheClosure() {
    let asker = asker
    #expect(
      messages {
        asker.ask()
        clock.strike()
      } == [
        "outside -> Asker: ask()",
        "Asker -> Clock: ask(_:)",
        "outside -> Clock: strike()",
        "Clock -> Asker: the closure of ask()",
        "Asker -> Asker: show(_:)",
        "Asker -> Display: show(_:)",
      ]
    )
  }

  @Test func untracedCodeBetweenTypesIsSkipped() {
    let asker = asker
    #expect(
      calls { asker.countWithMap() } == """
        Asker.countWithMap()
          Asker.closure #1 in countWithMap()
            Display.show(_:)
          Asker.closure #1 in countWithMap()
            Display.show(_:)
        """
    )
  }

  @Test func aMethodPassedAsAClosureIsOneCall() {
    let asker = asker
    #expect(
      messages {
        asker.passMethod()
        clock.strike()
      } == [
        "outside -> Asker: passMethod()",
        "Asker -> Clock: ask(_:)",
        "outside -> Clock: strike()",
        "Clock -> Display: show(_:)",
      ]
    )
  }

  @Test func closuresInClosuresNameBoth() {
    let asker = asker
    #expect(
      calls {
        asker.passNested()
        clock.strike()
      } == """
        Asker.passNested()
          Clock.ask(_:)
        Clock.strike()
          Asker.closure #1 in passNested()
            Asker.closure #1 in closure #1 in passNested()
              Asker.show(_:)
                Display.show(_:)
        """
    )
  }

  @Test func functionsOutsideOfTypesPassMessagesOn() {
    let caller = Caller()
    #expect(
      messages {
        caller.callByHelper()
        caller.callFromHelper()
      } == [
        "outside -> Caller: callByHelper()",
        "Caller -> Caller: the closure of callByHelper()",
        "Caller -> Display: show(_:)",
        "outside -> Caller: callFromHelper()",
        "Caller -> Display: show(_:)",
      ]
    )
  }

  @Test func whoIsNoParticipantPassesMessagesOn() {
    let binder = Binder()
    let recording = Recorder().record {
      binder.bind()
      binder.change()
    }.recording
    let participants: [String?] = recording.calls.map { call in
      ["Binder", "Display"].first { $0 == call.function.type }
    }
    let messages = recording.messages(between: participants)
    #expect(
      messages.filter { !$0.isToSelf }.map(\.description) == [
        "outside -> Binder: bind()",
        "Binder -> Display: show(_:)",
        "outside -> Binder: change()",
        "Binder -> Display: show(_:)",
      ]
    )
    #expect(messages.filter(\.isToSelf).map(\.isAnswer) == [true, true])
  }
}
