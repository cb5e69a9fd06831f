import ConsoleUI
import Foundation
import Play
import Testing

/// What a person did is in the file, however the session ended.
@Suite(.serialized)
struct RecordingTests {
  enum End: CaseIterable {
    case quit, interrupt, terminate, hangUp, quitSignal, kill
  }

  @Test(arguments: End.allCases)
  func nothingIsLost(end: End) async throws {
    let file = try TemporaryFile(holding: "")
    let program = try Program(
      "workbench",
      ["mvvm", "weather", "--plain", "--record", file.path]
    )
    try #require(program.wait(for: "Change location"))
    program.send("\r")
    try #require(program.wait(for: "Choose location"))
    for letter in "Seoul" { program.send(String(letter)) }
    try #require(program.wait(for: "Seoul"))
    switch end {
    case .quit:
      program.send("\u{1b}")
      let isClosed = program.wait { screen in
        !screen.lines.contains { $0.contains("Seoul") }
      }
      try #require(isClosed)
      program.send("qq")
    case .interrupt: program.send("\u{3}")
    case .terminate: kill(program.process, SIGTERM)
    case .hangUp: kill(program.process, SIGHUP)
    case .quitSignal: kill(program.process, SIGQUIT)
    case .kill: kill(program.process, SIGKILL)
    }
    #expect(program.waitForEnd() != nil)

    let text = try file.text()
    #expect(
      text.hasPrefix(
        """
        # Recorded from: workbench mvvm weather --plain

        # From here on the size is --width 40 --height 20


        """
      )
    )
    let actions = text.split(separator: "\n").filter {
      !$0.hasPrefix("#") && !$0.hasPrefix("wait")
    }
    let wanted = [#"tap "Change location""#, #"type "Seoul""#]
    #expect(actions.prefix(2).map(String.init) == wanted)
    let frame = try await frame(after: text)
    #expect(frame.contains("Seoul") == (end != .quit))
  }

  @MainActor
  private func frame(after script: String) throws -> Frame {
    let variant = try #require(Variant.named("mvvm/weather"))
    let world = World(data: try variant.feature.sampleData())
    let replay = Session(variant: variant, world: world)
    try replay.play(try Script(name: "recording", text: script))
    return replay.makeFrame()
  }

  /// The program refuses to record at the path, and says why.
  private func expectRefusal(of path: String, _ reason: String) throws {
    let program = try Program(
      "workbench",
      ["mvc", "greeting", "--record", path],
      size: .init(width: 160, height: 5)
    )
    let status = try #require(program.waitForEnd())
    #expect(status == 66 << 8)
    #expect(program.wait(for: "Error: '\(path)' cannot be written: \(reason)"))
    #expect(!program.receivedBytes.contains(0x1b))
  }

  @Test(arguments: [
    ("/dev/null", "It is no ordinary file"),
    ("/dev/full", "It is no ordinary file"), ("/", "Is a directory"),
    ("/nowhere/file", "No such file or directory"),
  ])
  func whatCannotBeWrittenIsSaidAtOnce(path: String, reason: String) throws {
    try expectRefusal(of: path, reason)
  }

  @Test func whatIsThereIsNotOverwritten() throws {
    let file = try TemporaryFile(holding: "a script\n")
    let link = URL(fileURLWithPath: file.path + "-link")
    try FileManager.default.createSymbolicLink(
      at: link,
      withDestinationURL: URL(fileURLWithPath: file.path)
    )
    defer { try? FileManager.default.removeItem(at: link) }
    for path in [file.path, link.path] {
      try expectRefusal(of: path, "It holds something already")
    }
    #expect(try file.text() == "a script\n")
  }

  @Test func aLoopOfLinksIsSaid() throws {
    let loop = FileManager.default.temporaryDirectory
      .appendingPathComponent("workbench-\(UUID().uuidString)")
    try FileManager.default.createSymbolicLink(
      at: loop,
      withDestinationURL: loop
    )
    defer { try? FileManager.default.removeItem(at: loop) }
    try expectRefusal(of: loop.path, "Too many levels of symbolic links")
  }

  @Test func aDashIsNoFileToRecordIn() throws {
    let program = try Program(
      "workbench",
      ["mvc", "greeting", "--record", "-"],
      size: .init(width: 80, height: 10)
    )
    #expect(try #require(program.waitForEnd()) == 64 << 8)
    #expect(program.wait(for: "'--record' needs a file"))
  }
}

/// A file that is gone with its last user.
private final class TemporaryFile {
  let path: String

  init(holding text: String) throws {
    let name = "workbench-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent(name)
    path = url.path
    try Data(text.utf8).write(to: url)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
