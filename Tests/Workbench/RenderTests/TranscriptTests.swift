import Catalogue
import CatalogueDoubles
import ConsoleUI
import Play
import Render
import Testing

@MainActor
@Suite("A transcript")
struct TranscriptTests {
  private let size = CellSize(width: 22, height: 3)

  private func print(
    _ script: String,
    options: PrintOptions = PrintOptions()
  ) throws -> String {
    let session = try #require(try Feature.greeting.session(size: size))
    session.window.options.isPlain = options.isPlain
    let script = try Script(name: "test", text: script)
    return try print(Demonstration(script), on: session, options).text
  }

  private func print(
    _ demonstration: Demonstration,
    on session: Session,
    _ options: PrintOptions = PrintOptions()
  ) throws -> Printed {
    let printed = Printed()
    var transcript = Transcript(
      of: session.variant,
      options: options,
      write: printed.write
    )
    try Run(session).play(demonstration) { transcript.print($0) }
    return printed
  }

  @Test("Actions and frames follow each other")
  func whole() throws {
    let text = try print("tap \"Click me\"\nexpect \"Hello\"")
    #expect(
      text == """
        mvp greeting
        ┌──────────────────────┐
        │                      │
        │                      │
        │ [ Click me ]         │
        └──────────────────────┘
        > tap "Click me"
        ┌──────────────────────┐
        │ Hello Wasin Thonkaew │
        │                      │
        │ [ Click me ]         │
        └──────────────────────┘
        ✓ expect "Hello"
        """
    )
  }

  private static let narrated =
    "# You tap. The label\n# greets.\ntap \"Click me\""

  @Test("The narration of an action stands above it, a sentence a line")
  func narration() throws {
    let text = try print(
      Self.narrated,
      options: PrintOptions(isPlain: true)
    )
    #expect(
      text == """
        mvp greeting
         [ Click me ]
        # You tap.
        # The label greets.
        > tap "Click me"
         Hello Wasin Thonkaew
         [ Click me ]
        """
    )
  }

  @Test("An empty line ends what came before a narrated action")
  func paragraphs() throws {
    let text = try print(Self.narrated, options: PrintOptions())
    #expect(text.contains("┘\n\n# You tap.\n"))
  }

  @Test("A plain one has neither boxes nor empty lines")
  func plain() throws {
    let text = try print(
      "tap \"Click me\"",
      options: PrintOptions(isPlain: true)
    )
    #expect(
      text == """
        mvp greeting
         [ Click me ]
        > tap "Click me"
         Hello Wasin Thonkaew
         [ Click me ]
        """
    )
  }

  @Test("Colour adds control sequences and takes nothing away")
  func color() throws {
    let bare = try print("tap \"Click me\"")
    let colored = try print(
      "tap \"Click me\"",
      options: PrintOptions(usesColor: true)
    )
    #expect(colored.contains("\u{1b}[0;36m[ Click me ]\u{1b}[0m"))
    let uncolored = colored.replacing(/\u{1b}\[[0-9;]*m/, with: "")
    #expect(uncolored == bare)
  }

  @Test("The neutral one waits until nothing is pending")
  func neutral() throws {
    let session = try #require(try Feature.weather.session())
    let printed = try print(Demonstration(neutralFor: .weather), on: session)
    let actions = printed.lines.filter { $0.hasPrefix("> ") }
    #expect(actions.count == 2)
    #expect(actions.allSatisfy { $0.hasPrefix("> wait ") })
    #expect(session.timeToNextAnswer == nil)
    #expect(!printed.lines.contains { $0.hasPrefix("✓") })
  }
}
