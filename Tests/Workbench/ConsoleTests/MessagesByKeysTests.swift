import Catalogue
import Console
import ConsoleUI
import Play
import Testing
import Trace

@MainActor
@Suite(
  "Who called whom in the last action, and the source, beside the screens",
  .enabled(if: Recorder.isAvailable)
)
struct MessagesByKeysTests {
  /// The lines beside the only screen of a terminal of 80 columns; none where
  /// they do not show.
  private func explanation(_ session: SideBySide) -> [String] {
    let grid = session.frame.grid
    let lines = (0..<grid.size.height).map { y in
      String(grid.row(y).dropFirst(37).compactMap(\.glyph))
        .trimmingTrailingSpaces()
    }
    return lines[0].hasPrefix("─ ") ? lines : []
  }

  private func start(
    _ feature: String,
    _ architectures: [Architecture] = [.mvp],
    wide: Bool = false
  ) throws -> SideBySide {
    let size = CellSize(width: wide ? 120 : 80, height: wide ? 40 : 24)
    let session = try SideBySide(feature, size, architectures)
    session.advance(by: .seconds(9))
    return session
  }

  @Test("t shows a diagram of messages, and hides it again")
  func diagram() throws {
    let session = try start("greeting", [.mvc, .mvp])
    let screens = session.lines
    session.press(.enter, .character("t"))
    let shown = explanation(session)
    #expect(shown[0].hasPrefix(#"─ mvc: tap "Click me" ─"#))
    #expect(
      shown[1...5] == [
        "  ┌ widgets", "  │ ┌ ViewController ★ decides",
        "  │ │ (User → Button: sendActions())",
        "> ├>│ ★ greetButtonTapped()",
        #"  │ │ (Label: text = "Hello Wasin"#,
      ]
    )
    session.press(.character("t"))
    #expect(session.lines.dropFirst(2) == screens.dropFirst(2))
  }

  @Test("The source of the chosen message stands beside, its lines marked")
  func source() throws {
    let session = try start("greeting", [.mvc, .mvp])
    session.press(.enter, .character("t"), .right)
    #expect(session.names[0] == "mvp")
    #expect(session.lines[22].hasPrefix("= both the same"))
    let shown = explanation(session)
    let heading = shown.firstIndex {
      $0.hasPrefix("─ mvp: GreetingPresenter.swift ─")
    }
    let first = try #require(heading) + 1
    #expect(shown[first].hasSuffix(" ┃   func greetButtonTapped() {"))
    #expect(shown[first + 1].contains(#" ┃     let greeting = ["Hello","#))
    // The whole file is read in a viewer, and no arrow has reached a screen.
    session.press(.character("s"))
    #expect(session.lines[23].contains(" · opened at the marked lines · "))
    session.press(.escape, .enter)
    #expect(
      session.actions.suffix(2)
        == Array(repeating: #"tap "Click me""#, count: 2)
    )
    // Escape leaves the messages first.
    session.press(.escape)
    #expect(explanation(session) == [])
    #expect(!session.lines[23].hasPrefix("Quit?"))
  }

  @Test("Where letters stand above the lanes, a line above names both ends")
  func ends() throws {
    let wide = try start("weather", [.mvp, .mvi], wide: true)
    wide.press(.character("t"))
    let long = "─ mvp: the start · ViewController → Presenter ─"
    #expect(wide.lines.contains { $0.hasPrefix(long) })
    #expect(wide.lines.contains { $0.contains("mvi: the start · Store → Red") })
    let narrow = try start("weather", [.mvp])
    narrow.press(.character("t"))
    let short = "─ mvp: ViewController → Presenter ─"
    #expect(explanation(narrow)[0].hasPrefix(short))
    narrow.press(.down)
    #expect(explanation(narrow)[0].hasPrefix("─ mvp: Presenter → ViewContr"))
  }

  @Test("All messages are read in a viewer, which opens at the chosen one")
  func allMessages() throws {
    let session = try start("weather", [.mvp, .mvi])
    session.press(.character("m"))
    #expect(session.names[0] == "mvp")
    session.press(.character("t"), .right, .character("m"))
    #expect(session.lines[23].contains(" · opened at the chosen message · "))
    #expect(session.lines.contains { $0.hasPrefix("> ") })
    #expect(session.lines.contains { $0.contains("★ reduce(into:event:)") })
    session.press(.end)
    // The names stay, and all that is of a state has one.
    #expect(session.lines[0].hasPrefix("  c Clock, w widgets, "))
    #expect(session.lines[..<4].contains { $0.contains(" state, ") })
    #expect(session.lines.contains { $0.contains(#"(Label: text = "Summary"#) })
    session.press(.escape)
    #expect(session.lines[23].hasPrefix("weather · "))
    // Likewise where the messages keep the keys from a text field.
    let field = try start("todo", [.mvp])
    field.press(.control("t"), .character("m"))
    #expect(field.lines[23].contains(" · opened at the chosen message · "))
  }

  @Test("Home and End choose the first and the last message in all")
  func bothEnds() throws {
    let size = CellSize(width: 160, height: 150)
    let session = try SideBySide("weather", size, [.mvp, .mvi])
    session.advance(by: .seconds(9))
    session.press(.character("t"), .end)
    #expect(
      session.lines.contains {
        $0.hasPrefix("> ") && $0.contains("setForecastSummary(_:)")
      }
    )
    #expect(
      session.lines.contains {
        $0.contains("│· ") && $0.contains("handle(_:send:) has ended")
      }
    )
    session.press(.home)
    for mark in ["> ", "│· "] {
      #expect(
        session.lines.contains {
          $0.contains(mark) && $0.contains("loadView()")
        }
      )
    }
  }

  @Test("A dropped answer is chosen in all, whatever drops it")
  func droppedAnswer() throws {
    let size = CellSize(width: 160, height: 150)
    let session = try SideBySide("weather", size, [.mvp, .mvi])
    session.advance(by: .seconds(9))
    session.press(.enter, .paste("Yakutsk"), .enter)
    session.press(.enter, .paste("Richmond"), .enter)
    session.press(.character("t"))
    session.advance(by: .seconds(9))
    func isChosen(_ words: String) -> Bool {
      session.lines.contains { $0.hasPrefix("> ") && $0.contains(words) }
    }
    // It is chosen when it comes.
    #expect(isChosen("✕ drops the answer"))
    session.press(.home, .character("x"))
    #expect(isChosen("✕ cancels the older task"))
    session.press(.character("x"))
    #expect(isChosen("✕ drops the answer"))
    let chosen = session.lines.filter { $0.contains("│· ") }
    #expect(
      chosen.contains { $0.contains("run(_:ids:keepsStore:)") },
      "\(chosen)"
    )
    #expect(chosen.contains { $0.contains("✕ drops") }, "\(chosen)")
  }

  @Test("Where nothing was cancelled or dropped, x says so and moves nothing")
  func nothingDropped() throws {
    let session = try start("greeting", [.mvp, .mvi])
    session.press(.enter, .character("t"))
    let before = session.lines.dropLast()
    session.press(.character("x"))
    #expect(session.lines[23].hasPrefix("nothing was cancelled or dropped · "))
    #expect(session.lines.dropLast() == before)
  }

  @Test("Where there is room, each has its list, and two their sources")
  func room() throws {
    let session = try start("greeting", [.mvc, .mvp, .mvi], wide: true)
    session.press(.enter, .character("t"))
    let headings = session.lines.filter { $0.hasPrefix("─ mvc: ") }
    #expect(headings.count == 2)
    #expect(headings.first?.contains(#" mvp: tap "Click me" "#) == true)
    #expect(headings.first?.contains(#" mvi: tap "Click me" "#) == true)
    #expect(headings.last?.contains(" mvp: MVP/Greeting/Greet") == true)
    // What does the same is chosen in the others, too.
    let chosen = session.lines.filter { $0.contains("> ├>│ ★ greetButton") }
    #expect(chosen.count == 1)
    #expect(session.lines.contains { $0.contains("│· ├─┼>│ ★ greetButton") })
    session.press(.right, .down)
    #expect(session.lines.contains { $0.contains("mvp: MVP/Greeting/Greet") })
    #expect(session.lines.contains { $0.contains("> │ │<┤ setGreeting(_:)") })
  }

  @Test(
    "From 73x24 on, all lists are diagrams of one kind",
    arguments: Catalogue.standard.features.map(\.name)
  )
  func oneKind(feature: String) throws {
    // The least that stand beside one screen, and below each of three.
    for (width, height, count) in [(73, 24, 1), (110, 39, 3)] {
      let size = CellSize(width: width, height: height)
      let session = try SideBySide(feature, size)
      session.advance(by: .seconds(9))
      session.press(.control("t"))
      for _ in 0..<7 {
        let lines = session.lines
        let tops = [#/  ┌ /#, #/  [a-z] [A-Za-z]{2,}/#].map { top in
          lines.map { $0.ranges(of: top).count }.first { $0 > 0 }
        }
        #expect(tops[0] ?? tops[1] == count, "\(lines)")
        session.press(.right)
      }
    }
  }

  @Test(
    "All lists of a session are of one form, also those that have no room",
    arguments: ["greeting", "weather", "todo"]
  )
  func oneForm(feature: String) throws {
    let session = try SideBySide(feature, CellSize(width: 80, height: 24))
    session.advance(by: .seconds(9))
    session.press(.control("t"))
    var starts: Set<Substring> = []
    for _ in 0..<7 {
      starts.insert(explanation(session)[1].prefix(4))
      session.press(.right)
    }
    #expect(starts.count == 1, "\(starts)")
  }

  @Test(
    "At 80 columns no name is cut, neither of a message nor in its source",
    arguments: Catalogue.standard.architectures
  )
  func wholeNames(architecture: Architecture) throws {
    var lines: Set<String> = []
    for feature in ["todo", "photo-list"] {
      let session = try start(feature, [architecture])
      session.press(.control("t"))
      for _ in 0..<25 {
        session.press(.down)
        lines.formUnion(explanation(session))
      }
    }
    #expect(lines.filter { $0.dropFirst(3).contains("…") } == [])
  }

  @Test("Typing of which nobody hears leaves what was done before it")
  func typing() throws {
    let session = try start("weather", [.mvp])
    session.press(.character("t"), .enter)
    let shown = explanation(session)
    #expect(shown[0].hasPrefix(#"─ mvp: tap "Change location" ─"#))
    session.press(.character("S"), .character("e"))
    #expect(explanation(session) == shown)
    session.press(.enter)
    #expect(explanation(session)[0].hasPrefix(#"─ mvp: tap "Submit" ─"#))
  }

  @Test("Typing of which somebody hears shows, and says of others that none do")
  func heardTyping() throws {
    let session = try start("todo", [.mvp, .mvi], wide: true)
    session.press(.control("t"), .tab, .character("M"))
    let lines = session.lines
    #expect(lines.contains { $0.hasPrefix(#"─ mvp: type "M" ─"#) })
    #expect(lines.contains { $0.contains("★ reduce(into:event:)") })
    #expect(
      lines.contains {
        $0.hasPrefix("  No type of this architecture is called.")
      }
    )
  }

  @Test("Left and right lead to architectures that have no room")
  func others() throws {
    let session = try SideBySide("greeting", CellSize(width: 80, height: 24))
    session.press(.enter, .character("t"), .right, .right)
    #expect(session.names[0] == "mvp")
    #expect(explanation(session)[0].hasPrefix("─ mvp: "))
    session.press(.left, .left)
    #expect(session.names[0] == "mvc")
    session.press(.character(">"))
    #expect(explanation(session)[0].hasPrefix("─ traditional-mvc: tap"))
    session.press(.escape)
    #expect(session.names == ["traditional-mvc", "mvp"])
  }

  @Test(
    "In a text field letters and arrows are the text's, but not up and down"
  )
  func textField() throws {
    let session = try SideBySide(
      "employees",
      CellSize(width: 80, height: 40),
      [.mvp]
    )
    session.advance(by: .seconds(2))
    session.press(.escape, .character("t"), .backTab)
    let chosen = explanation(session).first { $0.hasPrefix("> ") }
    session.press(.up)
    #expect(explanation(session).first { $0.hasPrefix("> ") } != chosen)
    session.press(.paste("Soul"), .left, .left, .left, .character("e"))
    #expect(session.frame.contains("Seoul"))
  }

  @Test("Asked for in a text field, it keeps the keys, until Tab or Escape")
  func keepsKeys() throws {
    let session = try start("todo", [.mvp, .mvi])
    session.press(.control("t"))
    #expect(explanation(session)[0].hasPrefix("─ mvp: "))
    #expect(session.lines[23].contains("Tab type · Esc hide · ? keys"))
    #expect(session.frame.cursor == nil)
    session.press(.right)
    #expect(explanation(session)[0].hasPrefix("─ mvi: the start"))
    session.press(.character("y"))
    #expect(session.lines[23].hasPrefix("Tab: type in the field again · "))
    session.press(.character("s"))
    #expect(session.lines[23].contains(" · opened at what decides · "))
    session.press(.escape, .character("?"))
    #expect(session.lines[23].hasPrefix("lines 1-"))
    session.press(.escape, .escape)
    #expect(explanation(session) == [])
    session.press(.character("a"), .control("t"), .tab, .character("b"))
    #expect(session.frame.contains("ab"))
    #expect(session.actions.last == #"type "ab""#)
    #expect(explanation(session) != [])
  }

  @Test(
    "The line that decides is seen, also far below the head of its function",
    arguments: [
      (Architecture.mvvm, "guard !Task.isCancelled else {"),
      (.mvi, "case .placeResponse("),
    ]
  )
  func deciding(_ architecture: Architecture, _ line: String) throws {
    let session = try start("weather", [architecture])
    session.press(.enter, .paste("Yakutsk"), .enter)
    session.advance(by: .seconds(9))
    session.press(.character("t"))
    var shown = explanation(session)
    for _ in 0..<100 where !shown.contains(where: { $0.contains(line) }) {
      session.press(.down)
      shown = explanation(session)
    }
    let row = try #require(shown.firstIndex { $0.contains(" ► ") })
    #expect(shown[row].contains(line))
    #expect(shown[row - 1].hasSuffix("lines)"))
    #expect(session.frame.grid.row(row).contains { $0.style == .bold })
    session.press(.character("s"))
    #expect(session.lines.contains { $0.contains(" ► ") && $0.contains(line) })
  }

  @Test(
    "What cancels the older task and what drops its answer is said",
    arguments: Catalogue.standard.architectures
  )
  func remarks(_ architecture: Architecture) throws {
    let size = CellSize(width: 120, height: 150)
    let session = try SideBySide("weather", size, [architecture])
    session.advance(by: .seconds(9))
    session.press(.enter, .paste("Yakutsk"), .enter)
    session.press(.enter, .paste("Richmond"), .enter)
    session.press(.character("t"))
    session.advance(by: .seconds(9))
    for (remark, line) in [
      ("✕ cancels the older task", "cancel("),
      ("✕ drops the answer", "guard !Task.isCancelled else"),
    ] {
      let shown = session.lines
      #expect(shown.count { $0.contains(remark) } == 1, "\(shown)")
      session.press(.home)
      var isMarked = false
      for _ in 0...100 where !isMarked {
        isMarked = session.lines.contains {
          $0.contains("► ") && $0.contains(line)
        }
        if !isMarked { session.press(.down) }
      }
      #expect(isMarked)
    }
  }

  @Test("Where a third source has no room, a heading says how to see it")
  func thirdSource() throws {
    let session = try start("weather", [.mvvm, .mvp, .mvi], wide: true)
    session.press(.character("t"))
    #expect(session.lines.contains { $0.contains("─ ←→ mvi ─") })
    session.press(.right, .right)
    #expect(session.lines.contains { $0.contains("─ ←→ mvvm ─") })
  }

  @Test("Pages, Home and End go through many messages")
  func pages() throws {
    let session = try SideBySide(
      "todo",
      CellSize(width: 80, height: 24),
      [.mvp]
    )
    session.advance(by: .seconds(1))
    session.press(.escape, .character("t"), .end)
    let end = explanation(session)
    #expect(end.contains { $0.hasSuffix(" above") })
    session.press(.pageUp)
    #expect(explanation(session) != end)
    session.press(.home)
    let top = explanation(session)
    let chosen = try #require(top.firstIndex { $0.hasPrefix("> ") })
    #expect(top[chosen...(chosen + 1)].joined().contains("loadView()"))
    #expect(explanation(session).contains { $0.hasSuffix(" below") })
    // No list begins in the middle of a message.
    let firstRows = (0..<20).map { _ in
      session.press(.down)
      return explanation(session)[1]
    }
    #expect(!firstRows.contains { $0.hasPrefix("    ") })
  }

  @Test("It opens at what was done, and not at the answer that came since")
  func opening() throws {
    let presenter = try start("todo", [.viper])
    presenter.press(.escape, .down, .down, .down, .down, .enter)
    presenter.advance(by: .seconds(9))
    presenter.press(.character("t"))
    #expect(explanation(presenter)[0].hasPrefix("─ viper: ViewController → "))
    #expect(chosen(presenter)?.contains("★ toggleTodo(at") == true)

    let viewModel = try start("todo", [.mvvm, .mvi])
    viewModel.press(.paste("Buy tea"), .enter)
    viewModel.advance(by: .seconds(9))
    viewModel.press(.control("t"))
    #expect(explanation(viewModel)[0].hasPrefix(#"─ mvvm: tap "Add" · "#))
    #expect(chosen(viewModel)?.contains("★ addButtonTapped()") == true)
  }

  private func chosen(_ session: SideBySide) -> String? {
    explanation(session).first { $0.hasPrefix("> ") }
  }

  @Test("Answers that come later belong to what was done before")
  func answers() throws {
    let size = CellSize(width: 80, height: 200)
    let session = try SideBySide("photo-list", size, [.mvc])
    session.advance(by: .milliseconds(300))
    session.press(.character("t"))
    let before = explanation(session)
    #expect(before[0].hasPrefix("─ mvc: the start"))
    session.advance(by: .milliseconds(100))
    session.advance(by: .milliseconds(100))
    #expect(explanation(session) != before)
  }

  @Test("Where types have no room, each role has a lane")
  func lanesOfRoles() throws {
    let session = try start("photo-list", [.mvi])
    session.press(.character("t"))
    let shown = explanation(session)
    #expect(
      shown[1...4] == [
        "  c Clock, w widgets, v view, s store,",
        "  r reducer ★, t state, e effect handler,", "  i service",
        "  c w v s r t e i",
      ]
    )
    #expect(shown.contains("> │ │ │ ├>│ │ │ │ ★ reduce(into:event:)"))
  }

  @Test("Within the lane of a role, names stand for the arrow")
  func withinLane() throws {
    let session = try start("todo", [.mvvm, .mvi])
    session.press(.paste("Buy tea"), .enter, .control("t"))
    var lines: Set<String> = []
    for _ in 0..<20 {
      lines.formUnion(explanation(session))
      session.press(.down)
    }
    #expect(lines.contains { $0.contains("│ Store → List:") })
  }

  @Test(
    "At 80 columns the key for the file is named, as beside the source",
    arguments: Catalogue.standard.architectures,
    ["todo", "photo-list"]
  )
  func fileKey(architecture: Architecture, feature: String) throws {
    let session = try start(feature, [architecture])
    session.press(.control("t"))
    #expect(session.lines[23].contains(" · s file · "))
    session.press(.escape, .escape, .character("t"))
    #expect(session.lines[23].contains(" · s file · "))
  }

  @Test("Where no diagram has room, the status line says which size it needs")
  func sizeForDiagram() throws {
    let session = try start("greeting")
    session.resize(to: CellSize(width: 60, height: 12))
    session.press(.character("t"))
    let words = "diagram from 73x24"
    #expect(session.lines[11].hasPrefix("mvp greeting · \(words) · "))
    session.resize(to: CellSize(width: 36, height: 12))
    #expect(session.lines[11].hasPrefix("\(words) · ? keys"))
    session.press(.character("n"))
    #expect(session.lines[11].hasPrefix("network off"))
    session.resize(to: CellSize(width: 80, height: 24))
    #expect(!session.lines[23].contains("diagram"))
  }

  @Test("Every size of a terminal has a frame")
  func sizes() throws {
    let session = try SideBySide("todo", CellSize(width: 80, height: 24))
    session.advance(by: .seconds(1))
    session.press(.escape, .character("t"))
    for width in [20, 36, 63, 64, 73, 119, 120, 300] {
      for height in [5, 6, 9, 12, 24, 33, 34, 60] {
        session.resize(to: CellSize(width: width, height: height))
        session.press(.down, .right)
        #expect(session.lines.count == height)
      }
    }
  }
}

@MainActor
@Suite("Messages that no build or session has")
struct MissingMessagesTests {
  @Test("Where nothing is recorded, t says so")
  func gap() throws {
    let session = try InteractiveSession.of("mvc/greeting")
    let screens = ScreenStack(session, size: session.size)
    screens.press(.character("s"))
    #expect(screens.makeFrame().contains("Click me"))
    screens.press(.character("t"))
    #expect(screens.makeFrame().contains("records no calls"))
    screens.press(.escape)
    #expect(screens.makeFrame().contains("Click me"))
  }
}
