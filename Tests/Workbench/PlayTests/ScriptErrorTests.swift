import Play
import Testing

@Suite("What is said of a script that cannot be understood")
struct ScriptErrorTests {
  private static let words =
    "expected tap, select, type, back, wait, network, expect or refute"
  private static let row = "expected a row's number, counted from 1"
  private static let number = "expected a number, counted from 1"
  private static let most =
    ", at most \(Int.max), found '99999999999999999999'"
  private static let end = "the end of the line"
  private static let one = ": a line has one action or expectation"
  private static let time = "expected a time such as 2s or 500ms"
  private static let longest = "expected a time of \(Int.max)ms at most"
  private static let network =
    "expected on, off, slow, overloaded, forbidden or garbled"
  private static let escape =
    #"expected one of \", \\, \n, \t and \u{...} with a Unicode scalar"#

  private func message(_ text: String) -> String? {
    do {
      _ = try Script(name: "my.script", text: text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A mistake is named with its column and what was expected there",
    arguments: [
      ("tpa \"OK\"", "1: \(words), found 'tpa'. Did you mean 'tap'?"),
      ("  zzzzzzzz", "3: \(words), found 'zzzzzzzz'"),
      ("TAP \"OK\"", "1: \(words), found 'TAP'. Did you mean 'tap'?"),
      ("\"OK\"", "1: \(words)"),
      ("tap", "4: expected a button's title in double quotes"),
      ("tap # why", "4: expected a button's title in double quotes"),
      ("tap OK", "5: expected a button's title in double quotes"),
      ("tap\"OK\"", "4: expected a space"),
      ("tap \"OK", "8: expected a double quote at the end of the text"),
      ("tap \"OK\" \"OK\"", "10: expected 'in row', 'number' or \(end)"),
      ("tap \"OK\" back", "10: expected 'in row', 'number' or \(end)\(one)"),
      ("back expect \"OK\"", "6: expected \(end)\(one)"),
      ("tap \"OK\" on row 2", "10: expected 'in row', 'number' or \(end)"),
      ("tap \"OK\" in 2", "10: expected 'in row', 'number' or \(end)"),
      ("tap \"OK\"in row 2", "9: expected a space"),
      ("tap \"OK\" in row", "16: \(row)"),
      ("tap \"OK\" in row 0", "17: \(row)"),
      ("tap \"OK\" in row 2 x", "19: expected 'number' or \(end)"),
      ("tap \"OK\" number", "16: \(number)"),
      ("tap \"OK\" number 1.5", "17: \(number)"),
      ("tap \"OK\" number 1 in row 2", "19: expected \(end)"),
      ("type \"a\" in row 2", "10: expected 'into', 'number' or \(end)"),
      ("type \"a\" into", "14: expected a label in double quotes"),
      ("type \"a\" into Title", "15: expected a label in double quotes"),
      ("type 'OK'", "6: expected a text in double quotes"),
      ("type \"a\\q\"", "8: \(escape)"),
      ("type \"\\u{110000}\"", "7: \(escape)"),
      ("type \"\\u{d800}\"", "7: \(escape)"),
      ("type \"\\u{}\"", "7: \(escape)"),
      ("type \"\\u{-0}\"", "7: \(escape)"),
      ("type \"\\u{+1}\"", "7: \(escape)"),
      ("type \"\\u{000000001}\"", "7: \(escape)"),
      ("type \"\\u0041\"", "7: \(escape)"),
      ("type \"\\u{41\"", "7: \(escape)"),
      ("type \"\\", "7: \(escape)"),
      ("expect \"\"", "8: expected a text that is not blank"),
      ("refute \" \\t\"", "8: expected a text that is not blank"),
      ("expect", "7: expected a text in double quotes"),
      ("select", "7: \(row)"),
      ("select 0", "8: \(row)"),
      ("select -1", "8: \(row)"),
      ("select +1", "8: \(row)"),
      ("select one", "8: \(row)"),
      ("select ３", "8: \(row)"),
      ("select 3\u{301}", "8: \(row)"),
      ("select 0x3", "8: \(row)"),
      ("select 99999999999999999999", "8: \(row)\(most)"),
      ("tap \"OK\" in row 99999999999999999999", "17: \(row)\(most)"),
      ("tap \"OK\" number 99999999999999999999", "17: \(number)\(most)"),
      ("select 1 2", "10: expected the end of the line"),
      ("back 2", "6: expected the end of the line"),
      ("wait", "5: \(time)"),
      ("wait 2", "6: \(time)"),
      ("wait s", "6: \(time)"),
      ("wait -2s", "6: \(time)"),
      ("wait +2s", "6: \(time)"),
      ("wait ２s", "6: \(time)"),
      ("wait 2\u{301}s", "6: \(time)"),
      ("wait 1_000ms", "6: \(time)"),
      ("wait 1.5s", "6: \(time)"),
      ("wait 2 s", "6: \(time)"),
      ("wait 9223372036854775807s", "6: \(longest)"),
      ("wait 99999999999999999999ms", "6: \(longest)"),
      ("network", "8: \(network)"),
      ("network of", "9: \(network). Did you mean 'off'?"),
      ("network elsewhere", "9: \(network)"),
      ("\u{1b}[31m", "1: \(words), found '\u{fffd}[31m'"),
      ("expect \"é한👩‍👩‍👧\" x", "14: expected the end of the line"),
    ]
  )
  func mistake(_ line: String, _ expected: String) {
    #expect(message(line) == "my.script:1:\(expected)")
    let later = "# one\r\nback\r\n\r\n" + line + "\nnonsense"
    #expect(message(later) == "my.script:4:\(expected)")
  }

  @Test(
    "Bytes that are no text are named by line and column",
    arguments: [
      ([0xff], "1:1"),
      (Array("back\r\nta".utf8) + [0xc3], "2:3"),
      (Array("\u{feff}é".utf8) + [0xc0, 0x80], "1:2"),
      (Array("\n\n한".utf8) + [0xed, 0xa0, 0x80], "3:2"),
    ] as [([UInt8], String)]
  )
  func invalidUTF8(_ bytes: [UInt8], _ place: String) {
    let error = #expect(throws: ScriptError.self) {
      _ = try Script(name: "my.script", bytes: bytes)
    }
    #expect(
      error?.description == "my.script:\(place): expected text in UTF-8"
    )
  }

  @Test("A script's name cannot steer the terminal")
  func hostileName() {
    let error = #expect(throws: ScriptError.self) {
      _ = try Script(name: "a\u{1b}[2J\n", text: "x")
    }
    #expect(
      error?.description.hasPrefix("a\u{fffd}[2J :1:1: expected") == true
    )
  }
}
