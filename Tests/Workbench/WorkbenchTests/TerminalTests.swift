import Dispatch
import Foundation
import TestSupport
import Testing
import WorkbenchKit

@Suite("On a terminal")
struct TerminalTests {
  /// What the program writes to a terminal of so many columns.
  private func run(
    _ words: String,
    columns: UInt16 = 140,
    environment: [String: String] = [:]
  ) throws -> String {
    var (terminal, device): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let opened = openpty(&terminal, &device, nil, nil, &size)
    try #require(opened == 0)
    defer { close(terminal) }

    let process = Process()
    process.executableURL = Executable.url
    process.arguments = words.split(separator: " ").map(String.init)
    process.environment = ["TERM": "xterm"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: device)
    // Waiting for the exit itself looks only every 50 ms.
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    close(device)
    // Reading ends with an error once nobody has the terminal open.
    var output = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 {
      output.append(contentsOf: buffer.prefix(count))
    }
    hasEnded.wait()
    return String(decoding: output, as: UTF8.self)
  }

  @Test(
    "Colours are used unless somebody objects",
    arguments: [
      ("mvc greeting", [:], true),
      ("mvc greeting", ["NO_COLOR": ""], true),
      ("mvc greeting", ["NO_COLOR": "1"], false),
      ("mvc greeting", ["TERM": "dumb"], false),
      ("mvc greeting --no-color", [:], false),
      ("compare greeting", [:], true),
      ("compare greeting", ["NO_COLOR": "0"], false),
      ("compare greeting", ["TERM": "dumb"], false),
      ("--no-color compare greeting", [:], false),
    ] as [(String, [String: String], Bool)]
  )
  func colors(
    _ words: String,
    _ environment: [String: String],
    _ isColored: Bool
  ) throws {
    let output = try run(words, environment: environment)
    #expect(output.contains("[ Click me ]"))
    #expect(output.contains("\u{1b}[") == isColored)
  }

  @Test("The terminal's width decides whether frames stand side by side")
  func width() throws {
    let all = UInt16(Catalogue.widthForAll)
    #expect(try run("compare greeting", columns: all).contains("┐  ┌"))
    #expect(try !run("compare greeting", columns: all - 1).contains("┐  ┌"))
    let told = try run("compare greeting --columns \(all)", columns: 20)
    #expect(told.contains("┐  ┌"))
  }
}
