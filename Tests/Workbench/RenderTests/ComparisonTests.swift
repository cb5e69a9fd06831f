import Catalogue
import CatalogueDoubles
import ConsoleUI
import Play
import Render
import Testing

@MainActor
@Suite("A comparison")
struct ComparisonTests {
  private func run(
    _ catalogue: Catalogue,
    _ feature: Feature = .greeting,
    script: String?
  ) throws -> (report: ComparisonReport, printed: Printed) {
    let run = Run(
      variants: catalogue.variants(of: feature),
      data: try feature.sampleData(),
      size: CellSize(width: 22, height: 3)
    )
    let printed = Printed()
    let printer = ComparisonText(
      names: catalogue.architectures.map(\.name),
      columns: 80,
      options: PrintOptions(),
      write: printed.write
    )
    let demonstration =
      try script.map {
        Demonstration(try Script(name: "my.script", text: $0))
      } ?? Demonstration(neutralFor: feature)
    let report = ComparisonReport(
      run.play(demonstration),
      of: feature,
      in: catalogue.architectures,
      printer: printer
    )
    return (report, printed)
  }

  @Test(
    "The demo is the same in all variants",
    // `compare all` is tried with the program.
    arguments: [Feature.greeting, .weather]
  )
  func standard(_ feature: Feature) throws {
    let run = Run(
      variants: Catalogue.standard.variants(of: feature),
      data: try feature.sampleData()
    )
    let demo = try feature.demos[0].script()
    let report = ComparisonReport(
      run.play(Demonstration(demo)),
      of: feature,
      in: Catalogue.standard.architectures,
      printer: nil
    )
    let architectures = Catalogue.standard.variants(of: feature).count
    #expect(report.isSame && !report.hasFailure)
    #expect(report.steps.map(\.step) == [nil] + demo.lines.map { "\($0.step)" })
    #expect(report.steps.allSatisfy { $0.frames.count == architectures })
  }

  @Test("Without a script every feature is used until nothing is pending")
  func neutral() throws {
    let (report, printed) = try run(.standard, .weather, script: nil)
    #expect(report.isSame)
    #expect(report.frames == 3)
    #expect(printed.text.contains("\nweather: 2 steps, the same in all: mvc,"))
  }

  @Test("The narration of an action stands above it, and in JSON")
  func narration() throws {
    let script = "# You tap. All\n# greet.\ntap \"Click me\"\nexpect \"Hello\""
    let (report, printed) = try run(.standard, script: script)
    #expect(
      printed.text.contains(
        "\n\n# You tap.\n# All greet.\n> tap \"Click me\"\n"
      )
    )
    #expect(report.steps.map(\.title) == [nil, "You tap.", nil])
    #expect(report.steps.map(\.narration) == [nil, "You tap. All greet.", nil])
  }

  @Test("A variant that differs is marked and ends the sameness")
  func different() throws {
    let script = "tap \"Click me\"\nexpect \"Hello\""
    let (report, printed) = try run(.broken, script: script)
    #expect(!report.isSame)
    #expect(!report.hasFailure)
    #expect(report.steps.map(\.isSame) == [true, false, false])
    let text = printed.text
    #expect(
      text == """
        greeting: mvc, mvx, mvvm
        mvc                       mvx                       mvvm
        ┌──────────────────────┐  ┌──────────────────────┐  ┌──────────────────────┐
        │                      │  │                      │  │                      │
        │                      │  │                      │  │                      │
        │ [ Click me ]         │  │ [ Click me ]         │  │ [ Click me ]         │
        └──────────────────────┘  └──────────────────────┘  └──────────────────────┘
        = all 3 the same
        > tap "Click me"
        mvc                       mvx                       mvvm
        ┌──────────────────────┐  ┌──────────────────────┐  ┌──────────────────────┐
        │ Hello Wasin Thonkaew │  │ Hello Nobody         │≠ │ Hello Wasin Thonkaew │
        │                      │  │                      │  │                      │
        │ [ Click me ]         │  │ [ Click me ]         │  │ [ Click me ]         │
        └──────────────────────┘  └──────────────────────┘  └──────────────────────┘
        ≠ mvx differs from mvc, first at row 1, column 8
        ✓ expect "Hello"
        greeting: 1 step, they differ: mvc, mvx, mvvm
        """
    )
  }

  @Test("An expectation that fails in one variant names it and the reason")
  func failsInOne() throws {
    let script = "tap \"Click me\"\nexpect \"Wasin\"\nback"
    let (report, printed) = try run(.broken, script: script)
    #expect(report.hasFailure && !report.isSame)
    let reason = """
      my.script:2: expect "Wasin": the frame of 22x3, smaller than the \
      usual 40x20, does not contain this text; \
      the screen offers tap "Click me"
      """
    #expect(report.steps.last?.failures == ["mvx: \(reason)"])
    #expect(
      printed.lines.suffix(4) == [
        "✗ expect \"Wasin\"  (fails in mvx)",
        "  \(reason)",
        "≠ mvx differs from mvc, first at row 1, column 8",
        "greeting: 1 step, they differ: mvc, mvx, mvvm",
      ]
    )
  }

  @Test("An action that no variant offers ends the comparison with a reason")
  func failsInAll() throws {
    let (report, printed) = try run(.broken, script: "tap \"Nope\"\nback")
    #expect(report.hasFailure && report.isSame)
    let reason = """
      my.script:1: tap "Nope": the screen does not offer this; \
      the screen offers tap "Click me"
      """
    #expect(
      report.steps.last?.failures == [
        "mvc: \(reason)", "mvx: \(reason)", "mvvm: \(reason)",
      ]
    )
    #expect(
      printed.lines.suffix(4) == [
        "✗ tap \"Nope\"  (fails in mvc, mvx, mvvm)",
        "  \(reason)",
        "= all 3 the same",
        """
        greeting: 1 step, the same in all, but the script failed: \
        mvc, mvx, mvvm
        """,
      ]
    )
  }

  @Test("Random actions find the difference and a shortest way to it")
  func random() throws {
    let report = try random(.broken, .greeting, actions: 1000, seed: 7)
    #expect(!report.isSame)
    #expect(report.seed == 7)
    #expect(report.shortestScript == ["tap \"Click me\""])
    let again = try random(.broken, .greeting, actions: 1000, seed: 7)
    #expect(again.randomActions == report.randomActions)
  }

  @Test("A comparison on random actions counts the frames it compared")
  func randomButSame() throws {
    let report = try random(.standard, .photoList, actions: 60, seed: 1)
    #expect(report.isSame && report.randomActions == 60)
    #expect(report.frames == 61)
    #expect(report.steps.isEmpty && report.shortestScript == nil)
  }

  private func random(
    _ catalogue: Catalogue,
    _ feature: Feature,
    actions: Int,
    seed: UInt64
  ) throws -> ComparisonReport {
    let comparison = RandomComparison(
      variants: catalogue.variants(of: feature),
      data: try feature.sampleData(),
      seed: seed
    )
    return ComparisonReport(
      comparison.run(actions: actions),
      ofRandom: actions,
      seed: seed,
      of: feature,
      in: catalogue.architectures,
      printer: nil
    )
  }
}
