import Play
import Testing

@Suite("What a script can say")
struct ScriptReaderTests {
  private func steps(_ text: String) throws -> [Script.Step] {
    try Script(name: "test", text: text).lines.map(\.step)
  }

  @Test(
    "Each form is read as its step",
    arguments: [
      (#"tap "Click me""#, .action(.tap("Click me"))),
      (#"tap "Edit" in row 2"#, .action(.tap("Edit", row: 2))),
      ("tap \"Edit\" \t in  row 2", .action(.tap("Edit", row: 2))),
      (#"tap "Add" number 2"#, .action(.tap("Add", number: 2))),
      (#"tap "Up" in row 3 number 1"#, .action(.tap("Up", row: 3, number: 1))),
      (#"type "Milk" into "Title""#, .action(.type("Milk", into: "Title"))),
      (
        #"type "" into "Title" number 2 # the second"#,
        .action(.type("", into: "Title", number: 2))
      ),
      (#"type "Milk" number 2"#, .action(.type("Milk", number: 2))),
      ("select 3", .action(.select(3))),
      (#"type "Richmond, VA""#, .action(.type("Richmond, VA"))),
      (#"type """#, .action(.type(""))),
      ("back", .action(.back)),
      ("wait 2s", .action(.wait(.seconds(2)))),
      ("wait 500ms", .action(.wait(.milliseconds(500)))),
      ("wait 0s", .action(.wait(.zero))),
      ("network on", .action(.network(.on))),
      ("network off", .action(.network(.off))),
      ("network overloaded", .action(.network(.overloaded))),
      ("network forbidden", .action(.network(.forbidden))),
      ("network garbled", .action(.network(.garbled))),
      ("network slow", .action(.network(.slow))),
      (#"expect "Hello""#, .expect("Hello")),
      (#"refute "Loading...""#, .refute("Loading...")),
    ] as [(String, Script.Step)]
  )
  func form(_ line: String, _ step: Script.Step) throws {
    #expect(try steps(line) == [step])
  }

  @Test("Escapes stand for their characters")
  func escapes() throws {
    let line = #"type "\"\\\n\t\u{41}\u{1F469}\u{1f600}""#
    #expect(try steps(line) == [.action(.type("\"\\\n\tA👩😀"))])
  }

  @Test("Comments, empty lines, spaces and tabs say nothing")
  func nothingSaid() throws {
    let text = """
      # a comment

      \t back \t# leave
      \u{a0}\t
      back#at once
      type "a # in a text" # and one after it
      """
    #expect(
      try steps(text) == [
        .action(.back), .action(.back), .action(.type("a # in a text")),
      ]
    )
  }

  @Test("An empty script has no lines", arguments: ["", "\n", "\u{feff}", "#"])
  func emptyScript(_ text: String) throws {
    #expect(try steps(text).isEmpty)
  }

  @Test(
    "Lines end as on Unix, on Windows or on an old Mac",
    arguments: ["\n", "\r\n", "\r"]
  )
  func lineEnds(_ end: String) throws {
    let text = ["back", "", "select 2", ""].joined(separator: end)
    let script = try Script(name: "test", text: text)
    #expect(
      script.lines == [
        Script.Line(number: 1, step: .action(.back)),
        Script.Line(number: 3, step: .action(.select(2))),
      ]
    )
  }

  @Test("A byte order mark is no mistake")
  func byteOrderMark() throws {
    let bytes: [UInt8] = [0xef, 0xbb, 0xbf] + Array("back".utf8)
    let script = try Script(name: "test", bytes: bytes)
    #expect(script.lines.map(\.step) == [.action(.back)])
  }

  @Test("An accent after a quote does not hide the quote")
  func accentAfterQuote() throws {
    let expected: [Script.Step] = [.expect("\u{301}a")]
    #expect(try steps("expect \"\u{301}a\"") == expected)
  }
}
