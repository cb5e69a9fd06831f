import Testing

@testable import Trace

struct ELFSymbolsTests {
  @Test func functionsAreReadInTheOrderOfTheirAddresses() throws {
    let functions = try TestELF().bytes.withUnsafeBytes(ELFSymbols.functions)
    #expect(
      functions == [
        ELFSymbols.Function(address: 0x1000, size: 16, name: "first"),
        ELFSymbols.Function(address: 0x2000, size: 32, name: "second"),
      ]
    )
  }

  @Test func aStrippedFileSaysSo() {
    var file = TestELF()
    file.typeOfSymbols = 11
    let bytes = file.bytes
    #expect(throws: ELFSymbols.Stripped.self) {
      try bytes.withUnsafeBytes(ELFSymbols.functions)
    }
  }

  @Test func anAddressInAFunctionFindsItsName() {
    let table = SymbolTable(
      [
        ELFSymbols.Function(address: 0x1000, size: 16, name: "first"),
        ELFSymbols.Function(address: 0x2000, size: 32, name: "second"),
      ],
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
}
