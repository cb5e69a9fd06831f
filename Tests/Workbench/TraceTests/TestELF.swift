/// The smallest ELF file with a symbol table: two functions and a variable.
struct TestELF {
  /// 2 is a symbol table.
  var typeOfSymbols: UInt32 = 2

  var bytes: [UInt8] {
    let names = Array("\0second\0first\0number\0".utf8)
    let symbols =
      symbol(name: 1, kind: 2, address: 0x2000, size: 32)
      + symbol(name: 8, kind: 2, address: 0x1000, size: 16)
      + symbol(name: 14, kind: 1, address: 0x3000, size: 8)
    let symbolsAt: UInt64 = 64
    let namesAt = symbolsAt + UInt64(symbols.count)
    let sectionsAt = namesAt + UInt64(names.count)

    var file: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1]
    file += Array(repeating: 0, count: 33)
    file += little(sectionsAt) + Array(repeating: 0, count: 10)
    file += little(UInt16(64)) + little(UInt16(2)) + little(UInt16(0))
    file += symbols + names
    file += section(
      type: typeOfSymbols,
      at: symbolsAt,
      size: symbols.count,
      link: 1
    )
    file += section(type: 3, at: namesAt, size: names.count, link: 0)
    return file
  }

  private func symbol(
    name: UInt32,
    kind: UInt8,
    address: UInt64,
    size: UInt64
  ) -> [UInt8] {
    little(name) + [kind, 0] + little(UInt16(1)) + little(address)
      + little(size)
  }

  private func section(
    type: UInt32,
    at offset: UInt64,
    size: Int,
    link: UInt32
  ) -> [UInt8] {
    var header = little(UInt32(0)) + little(type)
    header += little(UInt64(0)) + little(UInt64(0))
    header += little(offset) + little(UInt64(size)) + little(link)
    return header + Array(repeating: 0, count: 20)
  }

  private func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
