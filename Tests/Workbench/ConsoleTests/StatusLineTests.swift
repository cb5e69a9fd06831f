import Console
import ConsoleUI
import Play
import Render
import Testing

/// The keys of a screen, with more before them.
private func keys(_ more: String...) -> String {
  (more + ["t trace", "? keys", "q quit"]).joined(separator: " · ")
}

@MainActor
@Suite("The status line says where one is, and how to get help and out")
struct StatusLineTests {
  @Test(
    "It stands below the screen, and the place gives way before the keys do",
    arguments: [
      (
        81, "mvvm photo-list · \(keys("Tab move", "Return press", "n network"))"
      ),
      (80, "mvvm photo-list · \(keys("Return press", "n network"))"),
      (43, "mvvm photo-list · \(keys())"),
      (42, "mvvm photo-list · ? keys · q quit"),
      (33, "mvvm photo-list · ? keys · q quit"),
      (32, "mvvm · t trace · ? keys · q quit"), (26, "mvvm · ? keys · q quit"),
      (25, "? keys · q quit"),
      (20, "? keys · q quit"),
    ]
  )
  func width(_ width: Int, _ text: String) throws {
    let interactive = try makeSession("mvvm/photo-list", width: width)
    let lines = interactive.makeFrame().lines
    #expect(lines.count == 13)
    #expect(lines.last == text.padded(toCells: width))
    #expect(interactive.session.window.size.height == 12)
  }

  @Test("A terminal without a row to spare goes without")
  func noRoom() throws {
    let interactive = try makeSession("mvp/greeting", width: 30)
    interactive.size = CellSize(width: 30, height: 6)
    #expect(interactive.makeFrame().lines[5].contains("q quit"))
    #expect(interactive.session.window.size.height == 5)
    interactive.size = CellSize(width: 30, height: 5)
    #expect(!interactive.makeFrame().contains("q quit"))
    #expect(interactive.session.window.size.height == 5)
  }

  @Test("In a text field, where letters are text, it names other keys")
  func textField() throws {
    let interactive = try makeSession("mvc/weather", width: 60)
    #expect(last(interactive) == Self.weather)
    interactive.press(.enter)
    #expect(
      last(interactive)
        == "mvc weather · Ctrl-T trace · Esc Cancel · Ctrl-C quit"
    )
    interactive.press(.tab)
    #expect(
      last(interactive)
        == "mvc · n network · t trace · Esc Cancel · ? keys · q quit"
    )
    interactive.press(.backTab)
    interactive.press(.escape)
    #expect(last(interactive) == Self.weather)
  }

  @Test("n says at once how the network is, and covers nothing")
  func network() throws {
    let interactive = try makeSession("mvc/greeting", width: 80)
    for (key, words) in [
      ("n", "off: requests fail"), ("n", "slow: answers take 3 s longer"),
      ("n", "overloaded: too many requests"),
      ("n", "forbidden: the service refuses"),
      ("n", "garbled: no answer can be read"),
      ("N", "forbidden: the service refuses"),
      ("n", "garbled: no answer can be read"),
      ("n", "on: requests are answered"), ("n", "off: requests fail"),
      ("n", "slow: answers take 3 s longer"),
    ] as [(Character, String)] {
      interactive.press(.character(key))
      #expect(last(interactive)?.hasPrefix("network \(words) · ") == true)
      #expect(interactive.makeFrame().contains("Click me"))
    }
    // What it does is said once; that it is not as usual, all the time.
    interactive.press(.enter)
    #expect(last(interactive)?.hasPrefix("network slow · mvc greeting") == true)
    for _ in 0..<2 { interactive.press(.character("N")) }
    interactive.press(.enter)
    #expect(interactive.makeFrame().contains("Hello Wasin"))
    #expect(last(interactive)?.hasPrefix("mvc greeting") == true)
  }

  @Test("In a text field, where letters are text, Ctrl-N is n")
  func networkInTextField() throws {
    let interactive = try makeSession("mvp/todo", width: 80)
    interactive.advance(to: .seconds(1))
    #expect(last(interactive)?.contains(" · Ctrl-N network · ") == true)
    interactive.press(.control("n"))
    #expect(last(interactive)?.hasPrefix("network off: ") == true)
    #expect(interactive.recording.text.hasSuffix("network off\n"))
  }

  @Test(
    "At 80 columns the keys for the trace and the network are always named",
    arguments: ["mvvm-observation", "traditional-mvc"],
    ["todo", "employees", "world-clock"]
  )
  func waysStay(architecture: String, feature: String) throws {
    let interactive = try makeSession("\(architecture)/\(feature)", width: 80)
    interactive.placeAbove = "menu"
    interactive.advance(to: .seconds(9))
    for _ in 0..<8 {
      let line = try #require(last(interactive))
      let isTyping = interactive.session.window.isEditingText
      let keys =
        isTyping
        ? ["Ctrl-N network", "Ctrl-T trace", "Esc leave field", "Ctrl-C quit"]
        : ["n network", "t trace", "Esc ", "? keys", "q quit"]
      #expect(keys.filter { !line.contains($0) } == [], "\(line)")
      #expect(line.hasPrefix(architecture))
      interactive.press(.tab)
    }
  }

  @Test(
    "What is news leaves room for the key of the trace at 80 columns",
    arguments: ["mvvm-observation", "traditional-mvc"],
    ["todo", "weather", "world-clock"]
  )
  func traceStays(architecture: String, feature: String) throws {
    let interactive = try makeSession("\(architecture)/\(feature)", width: 80)
    interactive.placeAbove = "menu"
    interactive.advance(to: .seconds(9))
    for _ in 0..<2 {
      for _ in 0..<6 {
        let isTyping = interactive.session.window.isEditingText
        interactive.press(isTyping ? .control("n") : .character("n"))
        let line = try #require(last(interactive))
        #expect(line.contains(isTyping ? "Ctrl-T trace" : "t trace"), "\(line)")
        #expect(line.hasPrefix("network "))
      }
      interactive.press(.escape)
      interactive.press(.enter)
    }
  }

  @Test("It says which rows of a list are seen, where not all are")
  func rows() throws {
    let interactive = try makeSession("mvvm/todo", width: 100)
    interactive.advance(to: .seconds(1))
    #expect(last(interactive)?.contains("todo ▼ · rows 1-2 of 12 · ") == true)
    // They scroll without the focus, and stay where they are.
    interactive.press(.pageDown)
    #expect(last(interactive)?.contains("todo ▲▼ · rows 3-4 of 12 · ") == true)
    #expect(interactive.session.window.isEditingText)
    for key in [Key.backTab, .end] { interactive.press(key) }
    #expect(last(interactive)?.contains("todo ▲ · rows 11-12 of 12 · ") == true)
    // Where there is little room, the arrows say that it scrolls.
    interactive.size = CellSize(width: 80, height: 12)
    #expect(
      last(interactive)
        == "mvvm todo ▲ · \(keys("Tab move", "Return press", "n network"))"
    )
    interactive.press(.tab)
    #expect(last(interactive)?.contains(" · t trace · Esc row · ") == true)
  }

  @Test("Where the screen is too small, arrows say where there is more")
  func leftOut() throws {
    let interactive = try makeSession("mvc/weather", width: 40)
    interactive.size = CellSize(width: 40, height: 10)
    interactive.advance(to: .seconds(9))
    #expect(last(interactive)?.hasPrefix("mvc weather ▲ · ") == true)
    interactive.press(.pageUp)
    #expect(last(interactive)?.hasPrefix("mvc weather ▼ · ") == true)
    interactive.size = CellSize(width: 40, height: 20)
    #expect(last(interactive)?.hasPrefix("mvc weather · ") == true)
  }

  @Test("It names the way back from a screen, and no key that does nothing")
  func pushedScreen() throws {
    let interactive = try makeSession("mvp/photo-list", width: 80)
    interactive.advance(to: .seconds(1))
    interactive.press(.down)
    interactive.press(.enter)
    #expect(
      last(interactive)
        == "mvp photo-list ▼ · n network · t trace · Esc back · ? keys · q quit"
    )
    interactive.press(.escape)
    #expect(last(interactive)?.contains("Esc") == false)
  }

  @Test("It says how a text field of a screen is left")
  func searchField() throws {
    let interactive = try makeSession("mvc/employees", width: 60)
    #expect(
      last(interactive)
        == "mvc employees · Ctrl-T trace · Esc leave field · Ctrl-C quit"
    )
    interactive.press(.escape)
    #expect(last(interactive)?.contains("Esc") == false)
  }

  @Test("A recording tells the size of the screen without it")
  func recording() throws {
    let interactive = try makeSession("mvc/greeting", width: 60)
    interactive.size = CellSize(width: 50, height: 10)
    let text = interactive.recording.text
    #expect(text.contains("--width 60 --height 12\n"))
    #expect(text.hasSuffix("--width 50 --height 9\n\n"))
  }

  private static let weather = "mvc weather · \(keys("n network"))"

  private func last(_ interactive: InteractiveSession) -> String? {
    interactive.makeFrame().printed(PrintOptions(isPlain: true)).last
  }

  private func makeSession(
    _ name: String,
    width: Int
  ) throws -> InteractiveSession {
    try .of(name, size: CellSize(width: width, height: 12))
  }
}
