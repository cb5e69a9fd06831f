/// The functions that an ELF file's symbol table names.
///
/// ELF is the format of programs on Linux. Only what is needed is read: the
/// file header leads to the section headers, one of which is the symbol table
/// (`.symtab`), which has its names in another one (`.strtab`). Layout: the
/// manual page elf(5), or "Tool Interface Standard: Executable and Linking
/// Format".
struct ELFSymbols: Sendable {
  struct Function: Equatable, Sendable {
    /// The address in the file, to which the loader adds the load address.
    var address: UInt64
    /// The length in bytes.
    var size: UInt64
    /// The mangled name.
    var name: String
  }

  /// Why a file names no functions.
  enum Problem: Error, Equatable {
    case notELF64
    case damaged
    case stripped
  }

  /// The functions, in the order of their addresses.
  let functions: [Function]

  /// Reads the symbol table in the bytes of an ELF file.
  ///
  /// The bytes may be anything: what lies outside them is `damaged`.
  init(_ bytes: UnsafeRawBufferPointer) throws(Problem) {
    let file = ByteReader(bytes: bytes)
    guard Array(bytes.prefix(6)) == [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    else { throw .notELF64 }
    let sections = try Self.sections(of: file)
    guard let symbols = sections.first(where: { $0.type == 2 })
    else { throw .stripped }
    guard sections.indices.contains(symbols.link) else { throw .damaged }
    let names = sections[symbols.link]

    var functions: [Function] = []
    for entry in symbols.range.chunked(by: 24) {
      let kind = try file.integer(UInt8.self, at: entry + 4) & 0xF
      let section = try file.integer(UInt16.self, at: entry + 6)
      guard kind == 2, section != 0 else { continue }
      let name = Int(try file.integer(UInt32.self, at: entry))
      functions.append(
        Function(
          address: try file.integer(UInt64.self, at: entry + 8),
          size: try file.integer(UInt64.self, at: entry + 16),
          name: try file.string(at: name, in: names.range)
        )
      )
    }
    guard !functions.isEmpty else { throw .stripped }
    self.functions = functions.sorted { $0.address < $1.address }
  }

  /// A part of the file: its type, its bytes, the section it refers to.
  private struct Section {
    var type: UInt32
    var range: Range<Int>
    var link: Int
  }

  private static func sections(
    of file: ByteReader
  ) throws(Problem) -> [Section] {
    let start = try file.offset(at: 40)
    let size = Int(try file.integer(UInt16.self, at: 58))
    let count = Int(try file.integer(UInt16.self, at: 60))
    guard count > 0 else { throw .stripped }
    guard size >= 64 else { throw .damaged }
    var sections: [Section] = []
    for index in 0..<count {
      let header = start + index * size
      guard header + size <= file.bytes.count else { throw .damaged }
      let type = try file.integer(UInt32.self, at: header + 4)
      // A section of type 8, such as .bss, has no bytes in the file.
      let hasBytes = type != 0 && type != 8
      let offset = hasBytes ? try file.offset(at: header + 24) : 0
      let length = hasBytes ? try file.offset(at: header + 32) : 0
      guard offset + length <= file.bytes.count else { throw .damaged }
      let link = Int(try file.integer(UInt32.self, at: header + 40))
      sections.append(
        Section(type: type, range: offset..<offset + length, link: link)
      )
    }
    return sections
  }
}

extension Range<Int> {
  /// The beginnings of the whole pieces of this length.
  fileprivate func chunked(by length: Int) -> StrideTo<Int> {
    stride(from: lowerBound, to: upperBound - length + 1, by: length)
  }
}
