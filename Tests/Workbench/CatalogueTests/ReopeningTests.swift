import Catalogue
import ConsoleUI
import Jobs
import Play
import Testing

@Suite("What is closed and opened again before the screen is drawn")
@MainActor
struct ReopeningTests {
  @Test(
    "is on the screen: an alert",
    arguments: Catalogue.standard.variants(of: .weather),
    ["Submit", "Cancel"]
  )
  func alert(_ variant: Variant, closing: String) throws {
    let window = try loadedWindow(of: variant)
    let open = try #require(window.buttons.first)
    JobQueue.run { open.sendActions() }
    let close = try #require(window.buttons.first { $0.title == closing })
    JobQueue.run {
      close.sendActions()
      open.sendActions()
    }
    #expect(window.presentedAlert?.title == "Choose location")
  }

  @Test(
    "is on the screen: a detail screen",
    arguments: Catalogue.standard.variants(of: .photoList)
  )
  func detail(_ variant: Variant) throws {
    let window = try loadedWindow(of: variant)
    let table = try #require(window.tables.first)
    JobQueue.run { table.selectRow(at: 0) }
    #expect(window.canGoBack)
    JobQueue.run {
      window.goBack()
      table.selectRow(at: 0)
    }
    #expect(window.canGoBack)
  }

  private func loadedWindow(of variant: Variant) throws -> Window {
    let data = try variant.feature.sampleData()
    let session = Session(variant: variant, world: World(data: data))
    try session.perform(.wait(.seconds(2)))
    return session.window
  }
}
