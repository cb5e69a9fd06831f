/// What an address turned out to be.
struct SourceFunction: Sendable {
  /// The name, or nil if no call in the source leads here: then what it calls
  /// counts as called by its caller.
  var name: FunctionName?
  /// The types around it, the innermost first.
  var types: [DeclaringType] = []
  /// Whether one of its parameters is a function.
  var takesClosure = false
  /// The mangled name.
  var symbol: String
  /// The mangled name of the function of which this is a later part.
  var resumes: String?
  var isAsync: Bool
  /// Whether there may be later parts of it.
  var isSplit: Bool { isAsync || name?.kind == .modify }

  init(symbol: String, in table: SymbolTable) {
    let mangled = MangledName(text: symbol)
    self.symbol = symbol
    resumes = mangled.resumes
    let demangled = mangled.demangled
    isAsync = resumes == nil && (demangled.map { $0[...].isAsync } ?? false)
    guard mangled.isFromSource, let demangled else { return }
    if let twin = mangled.twin, table.contains(twin) { return }
    guard
      let name = FunctionName(demangled: demangled),
      !Self.systemModules.contains(name.module),
      !name.member.hasPrefix("__derived")
    else { return }
    self.name = name
    takesClosure = demangled[...].signature.contains(" -> ")
    types = DeclaringType.around(symbol, in: table)
  }

  /// Modules whose inlinable functions are compiled into ours.
  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation",
    "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
  ]
}
