import CallProbe
import Foundation
import Synchronization

/// Finds the function at an address of this program.
///
/// `dladdr`, the usual way, knows only what a program exports, and of a Swift
/// program on Linux that is little. The symbol table in the program's own file
/// has the rest, unless the program was stripped of it.
final class SymbolTable: Sendable {
  private let functions: [ELFSymbols.Function]
  private let addresses: [String: UInt]
  /// What the loader added to the addresses in the file.
  private let loadAddress: UInt
  // The same functions run in every action, and reading their names takes
  // most of the time that a trace takes.
  private let found = Mutex<[UInt: SourceFunction?]>([:])
  private let types = Mutex<[Substring: DeclaringType?]>([:])

  /// The table of the running program, read once.
  static let ofThisProgram = Result { try SymbolTable() }

  private convenience init() throws {
    let probe: @convention(c) () -> Void = callProbeStop
    let here = UInt(bitPattern: unsafeBitCast(probe, to: Int.self))
    #if os(Linux)
      let program = URL(fileURLWithPath: "/proc/self/exe")
      let file = try Data(contentsOf: program, options: .alwaysMapped)
      let functions = try file.withUnsafeBytes(ELFSymbols.functions)
    #else
      var info = Dl_info()
      guard dladdr(UnsafeRawPointer(bitPattern: here), &info) != 0,
        let header = info.dli_fbase
      else { throw ELFSymbols.Stripped() }
      let functions = try MachOSymbols.functions(at: header)
    #endif
    // A program is loaded anywhere. How far from where its file says is seen
    // from one function of which both addresses are known.
    guard let inFile = functions.first(where: { $0.name == "callProbeStop" })
    else { throw ELFSymbols.Stripped() }
    self.init(functions, loadAddress: here &- inFile.address)
  }

  init(_ functions: [ELFSymbols.Function], loadAddress: UInt) {
    self.functions = functions
    self.loadAddress = loadAddress
    addresses = Dictionary(
      functions.lazy.map { ($0.name, $0.address) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The function that contains the address.
  func function(at address: UInt) -> SourceFunction? {
    if let function = found.withLock({ $0[address] }) { return function }
    let function = name(at: address).map {
      SourceFunction(symbol: $0, in: self)
    }
    found.withLock { $0[address] = .some(function) }
    return function
  }

  /// The type of a mangled name.
  func type(named name: Substring) -> DeclaringType? {
    if let type = types.withLock({ $0[name] }) { return type }
    let type = DeclaringType(symbol: String(name), in: self)
    types.withLock { $0[name] = .some(type) }
    return type
  }

  /// The mangled name of the function that contains the address.
  func name(at address: UInt) -> String? {
    let wanted = address &- loadAddress
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].address <= wanted {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return nil }
    let function = functions[low - 1]
    return wanted - function.address < function.size ? function.name : nil
  }

  /// Whether the program has a function of this mangled name.
  func contains(_ mangledName: String) -> Bool {
    addresses[mangledName] != nil
  }

  /// Where the function of this mangled name is now.
  func address(of mangledName: String) -> UInt? {
    addresses[mangledName].map { $0 &+ loadAddress }
  }
}
