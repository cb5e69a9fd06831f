import Catalogue
import CatalogueDoubles
import ConsoleUI
import Play
import Services
import Testing

@MainActor
@Suite("A script played on a session")
struct SessionScriptTests {
  private func failure(
    _ text: String,
    on feature: Feature,
    size: CellSize = Session.standardSize
  ) throws -> StepFailure? {
    let session = try #require(try feature.session())
    session.window.size = size
    let script = try Script(name: "my.script", text: text)
    do throws(StepFailure) {
      try session.play(script)
      return nil
    } catch {
      return error
    }
  }

  @Test("A script that goes as it says ends without a failure")
  func success() throws {
    let text = """
      refute "Hello"
      tap "Click me"
      expect "Hello Wasin Thonkaew"
      """
    #expect(try failure(text, on: .greeting) == nil)
  }

  @Test("A slow network takes three seconds more for each request made in it")
  func slowNetwork() throws {
    let text = """
      network slow
      # The first request was made before.
      wait 400ms
      refute "Loading.."
      tap "Now"
      network on
      wait 3399ms
      expect "Loading.."
      wait 1ms
      refute "Loading.."
      tap "Now"
      wait 400ms
      refute "Loading.."
      """
    #expect(try failure(text, on: .worldClock) == nil)
  }

  @Test("A row that was added is scrolled to")
  func addedRow() throws {
    let text = """
      wait 1s
      type "Milk"
      tap "Add"
      expect "[ ] Milk"
      """
    #expect(try failure(text, on: .todo) == nil)
  }

  @Test("A button that is not there fails with what is there")
  func notOffered() throws {
    let failure = try failure("\n\ntap \"Nope\"", on: .greeting)
    #expect(
      failure?.description == """
        my.script:3: tap "Nope": the screen does not offer this; \
        the screen offers tap "Click me"
        """
    )
    #expect(failure?.offers == [.tap("Click me")])
    #expect(failure?.frame.contains("Click me") == true)
    #expect(failure?.reason == .notOffered)
  }

  @Test("A button that is disabled fails with that")
  func disabled() throws {
    let failure = try failure("tap \"Tomorrow\"", on: .worldClock)
    #expect(
      failure?.description == """
        my.script:1: tap "Tomorrow": this button is disabled; \
        the screen offers tap "Now"
        """
    )
    #expect(failure?.reason == .disabled)
  }

  @Test("A text that is missing fails with the frame and the offers")
  func notFound() throws {
    let text = "tap \"Click me\"\nexpect \"Goodbye\""
    let failure = try failure(text, on: .greeting)
    #expect(
      failure?.description == """
        my.script:2: expect "Goodbye": the frame does not contain this text; \
        the screen offers tap "Click me"
        """
    )
    #expect(failure?.frame.contains("Hello Wasin Thonkaew") == true)
  }

  @Test("A text that is missing from a small screen may have no room there")
  func tooSmall() throws {
    let text = "tap \"Click me\"\nexpect \"Click me\""
    let size = CellSize(width: 40, height: 1)
    let failure = try failure(text, on: .greeting, size: size)
    #expect(
      failure?.description == """
        my.script:2: expect "Click me": the frame of 40x1, smaller than the \
        usual 40x20, does not contain this text; the screen offers tap "Click me"
        """
    )
  }

  @Test("A text that should not be there fails")
  func foundThoughRefuted() throws {
    let failure = try failure("refute \"Click me\"", on: .greeting)
    #expect(
      failure?.description == """
        my.script:1: refute "Click me": the frame contains this text; \
        the screen offers tap "Click me"
        """
    )
  }

  @Test("All that a screen offers is listed")
  func allOffers() throws {
    let photos = try SampleData.file("photos").photos().count
    let list = try failure("wait 1s\nback", on: .photoList)
    #expect(
      list?.description.hasSuffix(
        "offers tap \"Reload\" or select 1 to \(photos)"
      ) == true
    )
    let alert = try failure(
      "tap \"Change location\"\nselect 1",
      on: .weather
    )
    #expect(
      alert?.description.hasSuffix(
        "offers tap \"Submit\", tap \"Cancel\" or type \"...\""
      ) == true
    )
    let detail = try failure("wait 1s\nselect 1\nselect 1", on: .photoList)
    #expect(detail?.description.hasSuffix("offers back") == true)
  }

  @Test("A table that is hidden offers no rows, and row 0 does not exist")
  func hiddenTable() throws {
    let hidden = try failure("select 1", on: .photoList)
    #expect(hidden?.offers == [.tap("Reload")])
    let session = try #require(try Feature.photoList.session())
    try session.perform(.wait(.seconds(1)))
    #expect(throws: ActionError.self) { try session.perform(.select(0)) }
  }

  @Test("Time may pass without end")
  func endlessTime() throws {
    let years = String(
      repeating: "wait 9223372036854775s\n",
      count: 3
    )
    #expect(try failure(years, on: .weather) == nil)
  }
}
