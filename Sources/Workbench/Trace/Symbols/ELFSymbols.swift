/// The functions that an ELF file's symbol table names.
///
/// ELF is the format of programs on Linux. Only what is needed is read: the
/// file header leads to the section headers, one of which is the symbol table
/// (`.symtab`), which has its names in another one (`.strtab`). Layout: the
/// manual page elf(5), or "Tool Interface Standard: Executable and Linking
/// Format".
///
/// The file is that of the running program, so what it says of itself is true:
/// the system could not have started another.
enum ELFSymbols {
  struct Function: Equatable, Sendable {
    /// The address in the file, to which the loader adds the load address.
    var address: UInt
    /// The length in bytes.
    var size: UInt
    /// The mangled name.
    var name: String
  }

  /// The file names no functions.
  struct Stripped: Error {}

  /// The functions in the bytes of an ELF file, in the order of their
  /// addresses.
  static func functions(
    in file: UnsafeRawBufferPointer
  ) throws(Stripped) -> [Function] {
    let sections = file.number(UInt64.self, at: 40)
    let headers = (0..<file.number(UInt16.self, at: 60)).map {
      sections + $0 * file.number(UInt16.self, at: 58)
    }
    guard
      let table = headers.first(where: {
        file.number(UInt32.self, at: $0 + 4) == 2
      })
    else { throw Stripped() }
    let names = headers[file.number(UInt32.self, at: table + 40)]
    let nameStart = file.number(UInt64.self, at: names + 24)
    let start = file.number(UInt64.self, at: table + 24)
    let end = start + file.number(UInt64.self, at: table + 32)

    var functions: [Function] = []
    for entry in stride(from: start, to: end, by: 24) {
      let isFunction = file.number(UInt8.self, at: entry + 4) & 0xF == 2
      let isHere = file.number(UInt16.self, at: entry + 6) != 0
      guard isFunction, isHere else { continue }
      let name = nameStart + file.number(UInt32.self, at: entry)
      functions.append(
        Function(
          address: UInt(file.number(UInt64.self, at: entry + 8)),
          size: UInt(file.number(UInt64.self, at: entry + 16)),
          name: file.text(at: name)
        )
      )
    }
    return functions.sorted { $0.address < $1.address }
  }
}

extension UnsafeRawBufferPointer {
  /// The little-endian number of a type.
  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type,
    at offset: Int
  ) -> Int {
    Int(Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: type)))
  }

  /// The text up to the next zero byte.
  fileprivate func text(at offset: Int) -> String {
    String(decoding: self[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }
}
