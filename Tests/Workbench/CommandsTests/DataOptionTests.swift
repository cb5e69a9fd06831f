import TestSupport
import Testing

@Suite("--data")
struct DataOptionTests {
  @Test(
    "Data that cannot be understood is named with key and expectation",
    arguments: [
      ("greeting", "", "not valid JSON: it is empty"),
      ("greeting", "[]", "expected an object, found a list"),
      ("greeting", "{}", "first_name: expected a text, found nothing"),
      (
        "greeting", #"{"first_name": 1, "last_name": ""}"#,
        "first_name: expected a text, found 1"
      ),
      (
        "greeting", #"{"first_name": "F", "first_name": "", "last_name": ""}"#,
        #"expected each key once, found "first_name" again"#
          + " at line 1, column 21"
      ),
      (
        "photo-list", #"{"photos": [],}"#,
        "not valid JSON: line 1, column 15: expected a key in double quotes,"
          + #" found "}""#
      ),
      (
        "photo-list", #"{"photos": {}}"#,
        "photos: expected a list, found an object"
      ),
      (
        "photo-list", #"{"photos": [{"id": 1}]}"#,
        "photos[0].name: expected a text, found nothing"
      ),
      ("weather", "{}", "expected a list, found an object"),
      (
        "weather", #"[{"name": "X"}]"#,
        "[0].latitude: expected a number from -90 to 90, found nothing"
      ),
    ]
  )
  func mistake(_ feature: String, _ data: String, _ problem: String)
    async throws
  {
    try await withFile(data.utf8) { path in
      for command in ["mvp", "compare"] {
        let run = try await Executable.run(
          "\(command) \(feature) --data \(path)"
        )
        #expect(run.exitCode == 65)
        #expect(run.output == "")
        #expect(run.errors == "Error: \(path): \(problem)\n")
      }
    }
  }

  @Test("A truncated file shows nothing at all")
  func truncated() async throws {
    let data = #"{"photos": [{"id": 1, "name": "A", "created_at": "2017"#
    try await withFile(data.utf8) { path in
      let run = try await Executable.run("mvc photo-list --data \(path)")
      #expect(run.exitCode == 65)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: \(path): not valid JSON: "))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("Data of one's own is shown by the neutral demo")
  func ownData() async throws {
    let data = #"{"first_name": "Ada", "last_name": "Lovelace", "more": 1}"#
    try await withFile(data.utf8) { path in
      let run = try await Executable.run("mvvm greeting --data \(path)")
      #expect(run.exitCode == 0)
      #expect(run.output.contains("> tap \"Click me\"\n"))
      #expect(run.output.contains("│ Hello Ada Lovelace "))
      let compared = try await Executable.run("compare greeting --data \(path)")
      #expect(compared.exitCode == 0)
      #expect(compared.output.contains("│ Hello Ada Lovelace "))
    }
  }

  @Test("A hyphen is standard input")
  func standardInput() async throws {
    let data = #"{"first_name": "Ada", "last_name": "Lovelace"}"#
    let run = try await Executable.run("mvc greeting --data -", input: data)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("│ Hello Ada Lovelace "))
    let wrong = try await Executable.run("mvc greeting --data -", input: "[]")
    #expect(wrong.exitCode == 65)
    #expect(
      wrong.errors
        == "Error: standard input: expected an object, found a list\n"
    )
    let both = try await Executable.run("mvc greeting --data - --script -")
    #expect(both.exitCode == 64)
    #expect(both.errors.hasPrefix("Error: Only one of '--script' and '--data'"))
  }

  @Test(
    "No name can steer the terminal",
    arguments: [
      (["mvc", "greeting", "--data"], 66), (["page", "--bench"], 66),
      (["page", "greeting", "--output"], 66), (["mvc", "greeting"], 64),
      (["bench", "--filter"], 64),
    ]
  )
  func hostileName(_ words: [String], _ code: Int) async throws {
    let words = words + ["no/such\u{1b}[2J\nfile"]
    let run = try await Executable.run(Executable.url, words)
    #expect(run.exitCode.map(Int.init) == code)
    #expect(run.errors.contains("no/such�[2J"))
    #expect(!run.errors.unicodeScalars.contains("\u{1b}"))
  }

  @Test("Data cannot steer the terminal")
  func hostileData() async throws {
    let data = #"{"first_name": "\u001b[2J\u0007", "last_name": "\u202e"}"#
    try await withFile(data.utf8) { path in
      let run = try await Executable.run("mvc greeting --data \(path)")
      #expect(run.exitCode == 0)
      #expect(run.output.contains("│ Hello �[2J� �"))
      let controls = run.output.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(controls.isEmpty)
    }
  }
}
