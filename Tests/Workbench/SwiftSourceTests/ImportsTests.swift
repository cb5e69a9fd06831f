import SwiftSource
import Testing

@Suite("What a file imports")
struct ImportsTests {
  @Test(
    "An import is found however it is written",
    arguments: [
      "import Layouts", "  import\tLayouts", "@testable import Layouts",
      "import struct Layouts.GreetingLayout", "public import Layouts",
      "@_spi(Some)\n@preconcurrency\nimport\n  Layouts",
      "import Layouts // why",
      "/* why */ import Layouts", "let x = 1; import Layouts",
      "@testable private import class Layouts.Layout", "import Layouts;",
      "#if os(Linux)\n  import Layouts\n#endif",
    ]
  )
  func found(_ text: String) {
    #expect(Lexer.tokens(of: "// A comment.\n" + text).imports == ["Layouts"])
  }

  @Test(
    "A word is no import",
    arguments: [
      "// import Layouts", "/* import Layouts */", "/// see import Layouts",
      "/*\nimport Layouts\n*/", "let text = \"import Layouts\"",
      "let text = \"\"\"\n  import Layouts\n  \"\"\"",
      "important Layouts", "importLayouts",
    ]
  )
  func notFound(_ text: String) {
    #expect(Lexer.tokens(of: text).imports == [])
  }
}
