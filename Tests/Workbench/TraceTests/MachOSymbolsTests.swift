import Testing

@testable import Trace

/// Whether functions are found in a Mach-O file as a Mac loads it.
struct MachOSymbolsTests {
  /// The code lies at 0x1000, and the tables come 0x100 later, in the file 0x80
  /// later.
  private static let file: [UInt8] = {
    var bytes = [UInt8](repeating: 0, count: 0x200)
    func put<Number: FixedWidthInteger>(_ number: Number, _ offset: Int) {
      withUnsafeBytes(of: number.littleEndian) {
        bytes.replaceSubrange(offset..<offset + $0.count, with: $0)
      }
    }
    func put(_ text: String, _ offset: Int) {
      bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    put(UInt32(3), 16)
    for (offset, name, address, inFile) in [
      (32, "__TEXT", 0x1000, 0), (88, "__LINKEDIT", 0x1100, 0x80),
    ] {
      put(UInt32(0x19), offset)
      put(UInt32(56), offset + 4)
      put(name, offset + 8)
      put(UInt64(address), offset + 24)
      put(UInt64(inFile), offset + 40)
    }
    put(UInt32(0x2), 144)
    put(UInt32(24), 148)
    put(UInt32(0x80), 152)
    put(UInt32(4), 156)
    put(UInt32(0xC0), 160)
    // The names' places, kinds, sections and addresses.
    for (index, entry) in [
      (1, 0x0F, 1, 0x1030), (7, 0x0E, 1, 0x1010), (13, 0x0E, 2, 0x1020),
      (19, 0x0E, 1, 0x1040),
    ].enumerated() {
      let offset = 0x100 + 16 * index
      put(UInt32(entry.0), offset)
      put(UInt8(entry.1), offset + 4)
      put(UInt8(entry.2), offset + 5)
      put(UInt64(entry.3), offset + 8)
    }
    put("_late\0_soon\0_data\0_last", 0x141)
    return bytes
  }()

  @Test func functionsAreNamedInTheOrderOfTheirAddresses() throws {
    let functions = try Self.file.withUnsafeBytes {
      try MachOSymbols.functions(at: try #require($0.baseAddress))
    }
    #expect(
      functions == [
        ELFSymbols.Function(address: 0x1010, size: 0x20, name: "soon"),
        ELFSymbols.Function(address: 0x1030, size: 0x10, name: "late"),
      ]
    )
  }

  @Test func aFileWithoutSymbolsIsStripped() {
    let empty = [UInt8](repeating: 0, count: 32)
    #expect(throws: ELFSymbols.Stripped.self) {
      try empty.withUnsafeBytes {
        try MachOSymbols.functions(at: try #require($0.baseAddress))
      }
    }
  }
}
