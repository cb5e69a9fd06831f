/// A function of the source that is called.
package final class Callee: Sendable {
  package let name: FunctionName
  /// The types in which it stands, the innermost first; none for a free
  /// function, nor for one of a protocol or a system's type.
  package let types: [DeclaringType]
  /// Whether one of its parameters is a function.
  package let takesClosure: Bool

  init(name: FunctionName, types: [DeclaringType], takesClosure: Bool) {
    self.name = name
    self.types = types
    self.takesClosure = takesClosure
  }
}

/// What an address turned out to be.
struct SourceFunction: Sendable {
  /// What the source has there, or nil if no call in it leads here: then what
  /// it calls counts as called by its caller.
  let callee: Callee?
  /// The mangled name.
  let symbol: String
  /// The mangled name of the function of which this is a later part.
  let resumes: String?
  let isAsync: Bool
  /// Whether there may be later parts of it.
  var isSplit: Bool { isAsync || callee?.name.kind == .modify }

  init(symbol: String, in table: SymbolTable) {
    let mangled = MangledName(text: symbol)
    let words = mangled.demangled?[...]
    self.symbol = symbol
    resumes = mangled.resumes
    isAsync = resumes == nil && words?.isAsync == true
    guard mangled.isFromSource, let words,
      mangled.twin.map(table.contains) != true,
      let name = FunctionName(demangled: words),
      !Self.systemModules.contains(name.module),
      !name.member.hasPrefix("__derived")
    else {
      callee = nil
      return
    }
    callee = Callee(
      name: name,
      types: DeclaringType.around(symbol, in: table),
      takesClosure: words.signature.contains(" -> ")
    )
  }

  /// Modules whose inlinable functions are compiled into ours.
  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation",
    "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
  ]
}
