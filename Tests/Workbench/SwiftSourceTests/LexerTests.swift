import Foundation
import SwiftSource
import TestSupport
import Testing

@Suite("Dividing Swift source into tokens")
struct LexerTests {
  private func texts(_ source: String) -> [String] {
    Lexer.tokens(of: source).map(\.text)
  }

  @Test("Comments of all kinds are left out, nested ones too")
  func comments() {
    #expect(
      texts("a // b\nc /* d /* e */ f */ g /// h \"i\"\n/* j") == [
        "a", "c", "g",
      ]
    )
  }

  @Test(
    "A string is one token, whatever it holds",
    arguments: [
      #""""#, ###"#""""#"###, #""plain""#, #""a \" b""#, #""// no comment""#,
      #""sum \(1 + f(")")) \(g("}"))""#,
      ##"#"raw " \(no) \#("yes" + (1))"#"##,
      "\"\"\"\n  a \" b\n  \\(c(\"\"\"\n  d\n  \"\"\"))\n  \"\"\"",
    ]
  )
  func strings(_ literal: String) {
    let tokens = Lexer.tokens(of: "f(\(literal)) + 1")
    #expect(tokens.map(\.text) == ["f", "(", literal, ")", "+", "1"])
    #expect(tokens[2].kind == .string)
  }

  @Test("Words, numbers, operators and marks are told apart")
  func kinds() {
    let tokens = Lexer.tokens(of: "`let` x1 = 1.5e3 ?? é.count...9, 0xFF")
    #expect(
      tokens.map(\.text) == [
        "`let`", "x1", "=", "1.5e3", "??", "é", ".", "count", "...", "9", ",",
        "0xFF",
      ]
    )
    #expect(
      tokens.map(\.kind) == [
        .word, .word, .operation, .number, .operation, .word, .mark, .word,
        .operation, .number, .mark, .number,
      ]
    )
  }

  @Test("A token knows its line and its bytes")
  func places() {
    let source = "é\n/* a\nb */ \"\"\"\n\"\"\" end"
    let tokens = Lexer.tokens(of: source)
    #expect(tokens.map(\.line) == [1, 3, 4])
    #expect(tokens.map(\.range) == [0..<2, 13..<20, 21..<24])
  }

  @Test(
    "Source that breaks off is read to its end",
    arguments: ["\"a", "\"\\(", "\"\"\"\n", "/* /*", "#\"", "\"\\", "1."]
  )
  func unfinished(_ source: String) {
    #expect(Lexer.tokens(of: "a \(source)").first?.text == "a")
  }

  @Test("Brackets match in all files of which figures are made")
  func ownSources() throws {
    let folders = [
      "Sources/Architectures", "Sources/App", "Tests/Architectures",
    ].map(TestedPackage.folder.appendingPathComponent)
    var count = 0
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder.path)
      for case let name as String in names ?? .init()
      where name.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(name)
        count += 1
        expectOrder(try String(contentsOf: file, encoding: .utf8), in: name)
      }
    }
    #expect(count > 100)
  }

  private func expectOrder(_ text: String, in name: String) {
    let tokens = Lexer.tokens(of: text)
    var end = 0
    for token in tokens {
      #expect(token.range.lowerBound >= end, "\(name):\(token.line)")
      end = token.range.upperBound
    }
    let brackets = tokens.map {
      $0.opensBracket ? 1 : $0.closesBracket ? -1 : 0
    }
    #expect(brackets.reduce(0, +) == 0, "\(name)")
  }

  @Test("Code is the text without its comments")
  func code() {
    let code = Lexer.code(of: "a // b\nlet c = \"// d\" /* e /* f */ */ + 1")
    #expect(code == "a \nlet c = \"// d\"  + 1")
  }
}
