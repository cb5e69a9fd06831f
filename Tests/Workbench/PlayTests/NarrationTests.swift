import Play
import Testing

@Suite("The narration of a script")
struct NarrationTests {
  private func narrations(_ text: String) throws -> [String?] {
    try Script(name: "test", text: text).lines.map(\.narration?.text)
  }

  @Test(
    "Comment lines directly above an action are its narration",
    arguments: [
      ("# You go back.\nback", ["You go back."]),
      ("# You go back.\r\n#  All stays. \r\nback", ["You go back. All stays."]),
      ("  ## You go\n\t#back.\n  back", ["You go back."]),
      ("# One.\nback\n# Two.\nselect 2", ["One.", "Two."]),
      ("# Above.\nback # beside", ["Above."]),
      ("# One.\n#\n# Two.\nback", ["One. Two."]),
      ("\u{feff}# One.\nback", ["One."]),
    ]
  )
  func above(_ text: String, _ expected: [String]) throws {
    #expect(try narrations(text) == expected)
  }

  @Test(
    "Other comments are none",
    arguments: [
      "# Far above.\n\nback", "# Far above.\n \t\nback", "back # beside",
      "back\n# below", "#\nback", "# \u{a0}\n##\nback",
    ]
  )
  func none(_ text: String) throws {
    #expect(try narrations(text) == [nil])
  }

  @Test("An expectation has none, and ends that of the next action")
  func expectations() throws {
    let text = "# One.\nexpect \"a\"\nback\n# Two.\nrefute \"a\"\nback"
    #expect(try narrations(text) == [nil, nil, nil, nil])
  }

  @Test(
    "The first sentence is the title",
    arguments: [
      ("One. Two.", "One."), ("One", "One"), ("One! Two", "One!"),
      ("Is it? It is.", "Is it?"),
      (
        "It reads \"Loading...\", at 2.5 s. Two.",
        "It reads \"Loading...\", at 2.5 s."
      ),
    ]
  )
  func title(_ text: String, _ title: String) throws {
    let script = try Script(name: "test", text: "# \(text)\nback")
    #expect(script.lines.map(\.narration?.title) == [title])
  }

  @Test("It is a list of sentences")
  func sentences() throws {
    let script = try Script(name: "test", text: "# One! Two.\n# Three\nback")
    #expect(
      script.lines.map(\.narration?.sentences) == [["One!", "Two.", "Three"]]
    )
  }

  @Test("It cannot steer a terminal")
  func hostile() throws {
    #expect(try narrations("# a\u{1b}[2J\u{202e}\nback") == ["a�[2J�"])
  }
}
