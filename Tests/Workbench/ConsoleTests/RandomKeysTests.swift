import Catalogue
import Console
import ConsoleUI
import Play
import TestSupport
import Testing

@MainActor
@Suite("Whatever keys are pressed in whatever size, there is a frame")
struct RandomKeysTests {
  @Test("From the menu through everything that opens", arguments: [1, 3])
  func menu(count: Int) throws {
    var screens = try Self.screens(of: count)
    var random = RepeatableRandom()
    var time = Duration.zero
    for _ in 0..<(SlowTests.areRun ? 10_000 : 150) {
      // Who has quit starts anew.
      if screens.isFinished {
        (screens, time) = (try Self.screens(of: count), .zero)
      }
      if Int.random(in: 0..<40, using: &random) == 0 {
        screens.size = CellSize(
          width: [1, 19, 20, 36, 80, 120, 200].randomElement(using: &random)
            ?? 1,
          height: [1, 4, 5, 6, 12, 24, 50].randomElement(using: &random) ?? 1
        )
      }
      time += .milliseconds(Int.random(in: 0..<300, using: &random))
      screens.advance(to: time)
      screens.press(Self.keys.randomElement(using: &random) ?? .tab)
      #expect(screens.makeFrame().size.width == screens.size.width)
    }
    screens.press(.control("c"))
    #expect(screens.isFinished)
  }

  /// A menu whose every entry opens a session or a text.
  private static func screens(of count: Int) throws -> ScreenStack {
    let size = CellSize(width: 80, height: 24)
    let catalogue = Catalogue.standard
    let items = catalogue.features.map { feature in
      MenuPage.Item(feature.name, feature.abstract, .words([feature.name]))
    }
    let page = MenuPage(title: "Which?", items: items) { $0 }
    let menu = MenuScreen(page, size: size) { words in
      let feature = catalogue.feature(named: words[0])
      let variants = feature.map(catalogue.variants) ?? []
      guard words.count == 1, let data = try? feature?.sampleData() else {
        return Viewer(title: "several", text: words.joined(separator: "\n"))
      }
      return InteractiveSession(
        Players(
          variants.prefix(count).map { ($0, World(data: data)) },
          options: Canvas.Options()
        ),
        size: size,
        sourcesOf: TestedPackage.folder
      )
    }
    return ScreenStack(menu, size: size)
  }

  private static let keys: [Key] =
    keysInASession
    + ["q", "?", "t", "m", "s", "<", ">", "/", "N"]
    .map { .character($0) }
}
