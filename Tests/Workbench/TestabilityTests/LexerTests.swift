import Catalogue
import Testing
import WorkbenchKit

@testable import Testability

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
    let package = try Fixtures.sources()
    let files =
      package.userInterfaceFiles
      + Catalogue.standard.architectures.flatMap { architecture in
        package.files(under: architecture.sourceFolder)
          + package.files(under: architecture.testFolder)
      }
    #expect(files.count > 50)
    for file in files {
      var end = 0
      for token in file.tokens {
        #expect(token.range.lowerBound >= end, "\(file.path):\(token.line)")
        end = token.range.upperBound
      }
      let brackets = file.tokens.map {
        $0.opensBracket ? 1 : $0.closesBracket ? -1 : 0
      }
      #expect(brackets.reduce(0, +) == 0, "\(file.path)")
    }
  }
}
