import Console
import ConsoleUI
import Play
import Testing

/// The screen in every size that a terminal can take.
@Suite(.serialized)
struct ResizingTests {
  private static let sizes = [
    CellSize(width: 100, height: 30), CellSize(width: 20, height: 5),
    CellSize(width: 19, height: 5), CellSize(width: 20, height: 4),
    CellSize(width: 1, height: 1), CellSize(width: 20, height: 5),
    CellSize(width: 40, height: 20),
  ]

  @Test(arguments: quickVariants)
  func theFrameFollowsTheSize(name: String) async throws {
    let variant = try #require(Variant.named(name))
    let frames = try await ResizedFrames(of: variant, sizes: Self.sizes)
    let program = try Program(
      "workbench",
      [variant.architecture.name, variant.feature.name]
    )
    try expect(frames.atFirst, on: program)
    for (resized, afterTab) in frames.pairs {
      program.resize(to: resized.size)
      try expect(resized, on: program)
      // Shows what there is by moving; does nothing where nothing is seen.
      program.send("\t")
      #expect(program.waitUntilKeysAreHandled())
      try expect(afterTab, on: program)
    }
    #expect(program.screen.unknownSequences.isEmpty)
    program.send("\u{3}")
    #expect(program.waitForEnd() == 0)
  }

  @Test func asManyVariantsStandSideBySideAsFit() throws {
    let program = try Program(
      "workbench",
      ["mvc", "mvp", "mvi", "greeting"],
      size: CellSize(width: 120, height: 12)
    )
    try #require(program.wait(for: "= all 3 the same"))
    program.send("\r")
    try #require(hasGreeting(program, times: 3))
    program.resize(to: CellSize(width: 80, height: 12))
    try #require(program.wait(for: "= all 3 the same · not shown: mvi"))
    try #require(hasGreeting(program, times: 2))
    program.send("qq")
    #expect(program.waitForEnd() == 0)
    program.expectRestored(program.settingsAtFirst)
  }

  private func hasGreeting(_ program: Program, times count: Int) -> Bool {
    program.wait { screen in
      screen.lines.contains {
        $0.ranges(of: "Hello Wasin Thonkaew").count == count
      }
    }
  }

  @Test func aGiantTerminalIsUsedAsFarAsAScreenCanGo() async throws {
    let program = try Program(
      "workbench",
      ["mvc", "photo-list"],
      size: CellSize(width: 600, height: 600)
    )
    try #require(program.wait(for: "Popular"))
    let title = try await largestFrame().lines[0]
    let shown = program.screen.lines[0]
    #expect(shown == title + String(repeating: " ", count: 100))
  }

  @MainActor
  private func largestFrame() throws -> Frame {
    let variant = try #require(Variant.named("mvc/photo-list"))
    let world = World(data: try variant.feature.sampleData())
    let largest = CellSize(width: 500, height: 500)
    return Session(variant: variant, world: world, size: largest).makeFrame()
  }

  private func expect(_ frame: Frame, on program: Program) throws {
    let wanted = frame.lines.map(\.withoutWhatMoves)
    let isShown = program.wait { screen in
      let cursor = screen.isCursorVisible ? screen.cursor : nil
      return screen.lines.map(\.withoutWhatMoves) == wanted
        && cursor == frame.cursor
    }
    let shown = program.screen.lines.joined(separator: "\n")
    try #require(
      isShown,
      "\(frame.size): \(shown)\ninstead of\n\(frame.lines)"
    )
  }
}

/// What a session shows in one size after the other, and after a key in each.
private struct ResizedFrames: Sendable {
  let atFirst: Frame
  let pairs: [(resized: Frame, afterTab: Frame)]

  @MainActor
  init(of variant: Variant, sizes: [CellSize]) throws {
    let world = World(data: try variant.feature.sampleData())
    let session = InteractiveSession(Session(variant: variant, world: world))
    let screens = ScreenStack(session, size: session.size)
    screens.advance(to: .seconds(1))
    atFirst = screens.makeFrame()
    pairs = sizes.map { size in
      screens.size = size
      let resized = screens.makeFrame()
      screens.press(.tab)
      return (resized, screens.makeFrame())
    }
  }
}
