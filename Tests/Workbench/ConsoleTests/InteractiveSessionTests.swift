import Console
import ConsoleUI
import Play
import TestSupport
import Testing

@MainActor
struct InteractiveSessionTests {
  @Test(arguments: variantNames)
  func anyKeysLeaveAScreenThatTheRecordingGivesAgain(name: String) throws {
    let size = CellSize(width: 40, height: 12)
    let interactive = try InteractiveSession.of(name, size: size)
    var writer = ScreenWriter(usesColor: true)
    var terminal = ModelTerminal(size: interactive.size)
    var time = Duration.zero
    var random = RepeatableRandom()
    for _ in 0..<(SlowTests.areRun ? 2_000 : 150) {
      time += .microseconds(Int.random(in: 0..<900_000, using: &random))
      interactive.advance(to: time)
      interactive.press(keysInASession.randomElement(using: &random) ?? .enter)
      terminal.receive(writer.bytes(for: interactive.makeFrame()))
    }
    // What covers the screen or scrolls it is no part of a script.
    interactive.press(.escape)
    terminal.receive(writer.bytes(for: interactive.makeFrame()))
    #expect(terminal.lines == interactive.makeFrame().lines)
    #expect(terminal.unknownSequences.isEmpty)

    interactive.session.window.showsFocus = false
    let replay = try InteractiveSession.of(name, size: size).session
    replay.window.showsFocus = false
    let text = interactive.recording.text
    try replay.play(try Script(name: "recording", text: text))
    let (frame, wanted) = (replay.makeFrame(), interactive.session.makeFrame())
    #expect(frame.lines == wanted.lines, "\(text)")
    #expect(frame.grid == wanted.grid)
  }

  @Test("What is typed on when an alert opens presses none of its buttons")
  func typedOn() throws {
    let interactive = try InteractiveSession.of("mvc/todo")
    func type(_ text: String) {
      for letter in text { interactive.press(.character(letter)) }
    }
    interactive.advance(to: .seconds(10))
    interactive.press(.control("n"))
    type("Milk")
    interactive.press(.enter)
    type("Eg")
    interactive.advance(to: .seconds(12))
    #expect(interactive.session.window.presentedAlert != nil)
    type("gs, quit")
    for key in [Key.tab, .enter, .character("q"), .enter] {
      #expect(interactive.press(key) == nil)
    }
    let status = interactive.makeFrame().lines.last
    #expect(status?.contains("an alert came") == true)
    #expect(!interactive.recording.text.contains("Discard"))
    #expect(!interactive.recording.text.contains("Try again"))
    interactive.advance(to: .seconds(13))
    interactive.press(.enter)
    #expect(interactive.recording.text.contains("tap \"Try again\""))
  }

  @Test func typedTextIsOneLineOfTheRecording() throws {
    let interactive = try InteractiveSession.of("mvvm/weather")
    interactive.advance(to: .seconds(10))
    interactive.press(.enter)
    for (index, letter) in "Seoux".enumerated() {
      interactive.advance(to: .seconds(10) + .milliseconds(100 * index + 100))
      interactive.press(.character(letter))
    }
    interactive.press(.backspace)
    interactive.press(.paste("l"))
    interactive.press(.tab)
    interactive.press(.enter)
    #expect(
      interactive.recording.text == """
        # Recorded from: workbench mvvm weather

        # From here on the size is --width 40 --height 20

        wait 10s
        tap "Change location"
        wait 500ms
        type "Seoul"
        tap "Submit"

        """
    )
  }

  @Test func anAnswerBetweenTwoConditionsOfTheNetworkKeepsBoth() throws {
    let interactive = try InteractiveSession.of("mvp/weather")
    for (index, key) in ["n", "n", "n"].enumerated() {
      interactive.advance(to: .milliseconds(index / 2 * 900))
      interactive.press(.character(Character(key)))
    }
    #expect(
      interactive.recording.text.hasSuffix(
        """
        network slow
        wait 900ms
        network overloaded

        """
      )
    )
    #expect(!interactive.recording.text.contains("network off"))
  }

  @Test func inATextFieldQAndQuestionMarkAndSpaceAreText() throws {
    let interactive = try InteractiveSession.of("mvc/weather")
    interactive.press(.enter)
    let screens = ScreenStack(interactive, size: interactive.size)
    for key in "q? n" { screens.press(.character(key)) }
    #expect(!screens.isFinished)
    #expect(screens.makeFrame().contains("q? n"))
    screens.press(.control("c"))
    #expect(screens.isFinished)
  }

  @Test func partsOfAKoreanSyllableJoin() throws {
    let interactive = try InteractiveSession.of("mvp/weather")
    interactive.press(.enter)
    for part in ["\u{1112}", "\u{1161}", "\u{11ab}"] as [Character] {
      interactive.press(.character(part))
    }
    interactive.press(.left)
    interactive.press(.character("서"))
    interactive.press(.delete)
    #expect(interactive.makeFrame().contains("서"))
    #expect(!interactive.makeFrame().contains("한"))
  }

  @Test func escapePressesCancelOrTheOnlyButton() throws {
    let interactive = try InteractiveSession.of("mvc/weather")
    interactive.press(.enter)
    #expect(interactive.makeFrame().contains("Choose location"))
    interactive.press(.escape)
    #expect(!interactive.makeFrame().contains("Choose location"))
    #expect(interactive.recording.text.hasSuffix("tap \"Cancel\"\n"))
  }

  @Test func onATinyScreenTheFocusCanBeSeen() throws {
    let size = CellSize(width: 20, height: 5)
    let interactive = try InteractiveSession.of("mvp/weather", size: size)
    interactive.advance(to: .seconds(10))
    #expect(interactive.makeFrame().lines[4].contains("[ Change"))
    for _ in 0..<20 { interactive.press(.up) }
    #expect(interactive.makeFrame().lines[0].contains("McGaheysville"))
    let screens = ScreenStack(interactive, size: CellSize(width: 19, height: 5))
    let frame = screens.makeFrame()
    #expect(frame.lines[0].hasPrefix("Too small"))
    // What is not seen is not changed, and one can only leave.
    let recorded = interactive.recording.text
    screens.press(.enter)
    #expect(interactive.recording.text == recorded)
    #expect(screens.makeFrame() == frame)
    screens.press(.character("q"))
    #expect(screens.makeFrame().lines[4].hasPrefix("Quit? q or Ret"))
    screens.press(.character("q"))
    #expect(screens.isFinished)
  }

  @Test func theFocusChangesNoGlyph() throws {
    let interactive = try InteractiveSession.of("mvvm/photo-list")
    interactive.advance(to: .seconds(1))
    interactive.press(.down)
    let shown = interactive.makeFrame()
    interactive.session.window.showsFocus = false
    let transcript = interactive.session.makeFrame()
    #expect(shown.lines.dropLast() == transcript.lines[...])
    #expect(shown.grid != transcript.grid)
    #expect(shown.cursor != nil && transcript.cursor == nil)
  }
}
