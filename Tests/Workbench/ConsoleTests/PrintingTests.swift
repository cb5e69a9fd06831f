import Catalogue
import ConsoleUI
import Foundation
import Play
import TestSupport
import Testing

/// What the program prints where its output is a terminal and its input none.
@Suite(.serialized)
struct PrintingTests {
  /// What the program writes to a terminal of so many columns.
  private func output(
    _ words: String,
    columns: Int = 140,
    rows: Int = 24,
    environment: [String: String] = [:],
    input: String = "</dev/null"
  ) throws -> String {
    let path = TestedPackage.program().path
    let program = try Program(
      "/bin/sh",
      ["-c", "exec '\(path)' \(words) \(input)"],
      size: CellSize(width: columns, height: rows),
      environment: environment
    )
    try #require(program.waitForEnd() == 0)
    return String(decoding: program.receivedBytes, as: UTF8.self)
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
    let output = try output(words, environment: environment)
    #expect(output.contains("[ Click me ]"))
    #expect(output.contains("\u{1b}[") == isColored)
  }

  @Test("A demo that fits is printed where somebody sits at the terminal, too")
  func demo() throws {
    let output = try output("mvc greeting --demo again", rows: 200, input: "")
    #expect(output.contains("so no answer can come later.\r\n> wait 10s"))
  }

  @Test("The terminal's width decides whether frames stand side by side")
  func width() throws {
    let all = Catalogue.standard.architectures.count * 44 - 1
    #expect(try output("compare greeting", columns: all).contains("┐  ┌"))
    #expect(try !output("compare greeting", columns: all - 1).contains("┐  ┌"))
    let told = try output("compare greeting --columns \(all)", columns: 20)
    #expect(told.contains("┐  ┌"))
  }
}
