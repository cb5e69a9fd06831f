import ConsoleUI
import Testing
import WorkbenchKit

/// The screen in every size that a terminal can take.
@Suite(.serialized)
@MainActor
struct ResizingTests {
  private static let sizes = [
    CellSize(width: 100, height: 30), CellSize(width: 20, height: 5),
    CellSize(width: 19, height: 5), CellSize(width: 20, height: 4),
    CellSize(width: 1, height: 1), CellSize(width: 20, height: 5),
    CellSize(width: 40, height: 20),
  ]

  @Test(arguments: quickVariants)
  func theFrameFollowsTheSize(name: String) throws {
    let variant = try #require(Variant.named(name))
    let program = try Program(
      "workbench",
      [variant.architecture.name, variant.feature.name]
    )
    let world = World(data: try variant.feature.sampleData())
    let session = Session(variant: variant, world: world)
    let interactive = InteractiveSession(session)
    interactive.advance(to: .seconds(1))
    try expect(interactive, on: program)
    for size in Self.sizes {
      program.resize(to: size)
      interactive.size = size
      try expect(interactive, on: program)
      // Shows what there is by moving; does nothing where nothing is seen.
      program.send("\t")
      interactive.press(.tab)
      #expect(program.waitUntilKeysAreHandled())
      try expect(interactive, on: program)
    }
    #expect(program.screen.unknownSequences.isEmpty)
    program.send("q")
    #expect(program.waitForEnd() == 0)
  }

  @Test func onATooSmallScreenOneCanOnlyLeave() throws {
    let program = try Program("workbench", ["mvp", "greeting"])
    try #require(program.wait(for: "[ Click me ]"))
    program.resize(to: CellSize(width: 19, height: 20))
    try #require(program.wait(for: "Too small: 20x5"))
    let rest = program.screen.lines.dropFirst(2)
    #expect(rest.allSatisfy { $0.isBlank })
    program.send("\r")
    #expect(program.waitUntilKeysAreHandled())
    program.resize(to: CellSize(width: 20, height: 5))
    try #require(program.wait(for: "[ Click me ]"))
    #expect(!program.screen.lines.contains { $0.contains("Hello") })
    program.resize(to: CellSize(width: 20, height: 4))
    try #require(program.wait(for: "Too small"))
    program.send("q")
    #expect(program.waitForEnd() == 0)
  }

  @Test func aGiantTerminalIsUsedAsFarAsAScreenCanGo() throws {
    let program = try Program(
      "workbench",
      ["mvc", "photo-list"],
      size: CellSize(width: 600, height: 600)
    )
    try #require(program.wait(for: "Popular"))
    let variant = try #require(Variant.named("mvc/photo-list"))
    let world = World(data: try variant.feature.sampleData())
    let largest = CellSize(width: 500, height: 500)
    let session = Session(variant: variant, world: world, size: largest)
    let title = session.makeFrame().lines[0]
    let shown = program.screen.lines[0]
    #expect(shown == title + String(repeating: " ", count: 100))
  }

  private func expect(
    _ session: InteractiveSession,
    on program: Program
  ) throws {
    let frame = session.makeFrame()
    let isShown = program.wait { screen in
      let cursor = screen.isCursorVisible ? screen.cursor : nil
      return screen.lines == frame.lines && cursor == frame.cursor
    }
    let shown = program.screen.lines.joined(separator: "\n")
    try #require(
      isShown,
      "\(frame.size): \(shown)\ninstead of\n\(frame.lines)"
    )
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy { $0 == " " } }
}
