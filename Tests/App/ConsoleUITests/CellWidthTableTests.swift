import ConsoleUI
import Foundation
import Testing

@Suite struct CellWidthTableTests {
  private static let tableFile = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Sources/App/Drawing")
    .appendingPathComponent("CellWidthTable.swift").standardized

  @Test func tableIsWhatUnicodesDataGives() throws {
    let expected = CellWidthTableSource.text(from: try UnicodeReference())
    if ProcessInfo.processInfo.environment["WORKBENCH_REWRITE"] == "1" {
      try Data(expected.utf8).write(to: Self.tableFile)
    }
    let committed = try Data(contentsOf: Self.tableFile)
    #expect(committed == Data(expected.utf8))
  }

  @Test func everyScalarHasTheWidthThatUnicodesDataGives() throws {
    let reference = try UnicodeReference()
    var wrong: [String] = []
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let expected =
        if reference.zeroWidth.contains(scalar.value) {
          0
        } else if reference.wide.contains(scalar.value) {
          2
        } else {
          1
        }
      if Character(scalar).cellWidth != expected {
        wrong.append("U+" + String(scalar.value, radix: 16))
      }
    }
    #expect(wrong.prefix(20).isEmpty)
  }

  @Test func selectorWidensExactlyTheEmojiThatAreTextByDefault() throws {
    let reference = try UnicodeReference()
    var wrong: [String] = []
    for scalar in (0x20...0x1FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let alone = Character(scalar).cellWidth
      guard alone == 1 else { continue }
      let isEmoji = reference.textEmoji.contains(scalar.value)
      if "\(scalar)\u{FE0F}".cellWidth != (isEmoji ? 2 : 1) {
        wrong.append("U+" + String(scalar.value, radix: 16))
      }
    }
    #expect(wrong.prefix(20).isEmpty)
  }
}
