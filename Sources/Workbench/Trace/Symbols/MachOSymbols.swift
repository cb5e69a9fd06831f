/// The functions that the symbol table of a loaded Mach-O file names.
///
/// Mach-O is the format of programs on a Mac. The header of a loaded file leads
/// to its commands; one of them says where the symbols are in the file, others
/// where the parts of the file were loaded. `dladdr` knows the same names, but
/// not where a function of a given name is. Layout: mach-o/loader.h and
/// mach-o/nlist.h.
///
/// Nobody has run this on a Mac yet; a test reads a made-up file.
enum MachOSymbols {
  /// The functions of the file that was loaded at an address, in the order of
  /// their addresses, which are those in the file.
  static func functions(
    at header: UnsafeRawPointer
  ) throws(ELFSymbols.Stripped) -> [ELFSymbols.Function] {
    var segments: [String: (address: Int, offset: Int)] = [:]
    var symbols: (offset: Int, count: Int, names: Int)?
    var command = header + 32
    for _ in 0..<header.number(UInt32.self, at: 16) {
      switch command.number(UInt32.self, at: 0) {
      case 0x19:
        let name = (command + 8).text
        segments[name] = (
          command.number(UInt64.self, at: 24),
          command.number(UInt64.self, at: 40)
        )
      case 0x2:
        symbols = (
          command.number(UInt32.self, at: 8),
          command.number(UInt32.self, at: 12),
          command.number(UInt32.self, at: 16)
        )
      default: break
      }
      command += command.number(UInt32.self, at: 4)
    }
    guard let symbols, let text = segments["__TEXT"],
      let tables = segments["__LINKEDIT"]
    else { throw ELFSymbols.Stripped() }
    let file = header + (tables.address - text.address - tables.offset)
    let found = (0..<symbols.count).compactMap {
      function(file + symbols.offset + 16 * $0, names: file + symbols.names)
    }.sorted { $0.address < $1.address }
    return zip(found, found.dropFirst()).map { function, next in
      var function = function
      function.size = next.address - function.address
      return function
    }
  }

  /// What an entry of the table names, if that is a function.
  private static func function(
    _ entry: UnsafeRawPointer,
    names: UnsafeRawPointer
  ) -> ELFSymbols.Function? {
    let type = entry.number(UInt8.self, at: 4)
    // No symbol for a debugger, and one of the first section: the code.
    guard type & 0xE0 == 0, type & 0x0E == 0x0E,
      entry.number(UInt8.self, at: 5) == 1
    else { return nil }
    let name = names + entry.number(UInt32.self, at: 0)
    return ELFSymbols.Function(
      address: UInt(entry.number(UInt64.self, at: 8)),
      size: 0,
      // The linker puts a `_` before each name.
      name: String(name.text.dropFirst())
    )
  }
}

extension UnsafeRawPointer {
  /// The text up to the next zero byte.
  fileprivate var text: String {
    String(cString: assumingMemoryBound(to: UInt8.self))
  }

  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type,
    at offset: Int
  ) -> Int {
    Int(loadUnaligned(fromByteOffset: offset, as: type))
  }
}
