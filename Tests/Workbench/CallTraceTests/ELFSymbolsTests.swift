import TestSupport
import Testing

@testable import CallTrace

struct ELFSymbolsTests {
  @Test func functionsAreReadInTheOrderOfTheirAddresses() throws {
    let functions = try symbols(in: TestELF().bytes).functions
    #expect(
      functions == [
        ELFSymbols.Function(address: 0x1000, size: 16, name: "first"),
        ELFSymbols.Function(address: 0x2000, size: 32, name: "second"),
      ]
    )
  }

  @Test func aFileOfAnotherFormatIsRefused() {
    #expect(throws: ELFSymbols.Problem.notELF64) { try symbols(in: []) }
    #expect(throws: ELFSymbols.Problem.notELF64) {
      try symbols(in: Array("#!/bin/sh\n".utf8))
    }
    var bytes = TestELF().bytes
    bytes[4] = 1
    #expect(throws: ELFSymbols.Problem.notELF64) { try symbols(in: bytes) }
  }

  @Test func aStrippedFileSaysSo() {
    var file = TestELF()
    file.typeOfSymbols = 11
    #expect(throws: ELFSymbols.Problem.stripped) { try symbols(in: file.bytes) }
  }

  @Test func anyTruncationIsAProblem() {
    let bytes = TestELF().bytes
    for length in bytes.indices {
      #expect(throws: ELFSymbols.Problem.self) {
        try symbols(in: Array(bytes[..<length]))
      }
    }
  }

  @Test func changedBytesGiveSymbolsOrAProblem() {
    var random = RepeatableRandom(seed: 7)
    let bytes = TestELF().bytes
    var problems = 0
    for _ in 0..<5_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let index = Int.random(in: 6..<bytes.count, using: &random)
        changed[index] =
          [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      }
      do {
        #expect(try symbols(in: changed).functions.count <= 3)
      } catch {
        problems += 1
      }
    }
    #expect((1..<5_000).contains(problems))
  }

  @Test func anAddressInAFunctionFindsItsName() throws {
    let table = SymbolTable(
      try symbols(in: TestELF().bytes).functions,
      loadAddress: 0x7000_0000
    )
    #expect(table.name(at: 0x7000_0FFF) == nil)
    #expect(table.name(at: 0x7000_1000) == "first")
    #expect(table.name(at: 0x7000_100F) == "first")
    #expect(table.name(at: 0x7000_1010) == nil)
    #expect(table.name(at: 0x7000_201F) == "second")
    #expect(table.name(at: 0x7000_2020) == nil)
    #expect(table.name(at: 0) == nil)
    #expect(table.contains("first") && !table.contains("third"))
  }

  private func symbols(in bytes: [UInt8]) throws -> ELFSymbols {
    try bytes.withUnsafeBytes(ELFSymbols.init)
  }
}
