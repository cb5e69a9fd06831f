/// What is known of how a function has ended.
enum Outcome {
  case success, failure
  /// It has got a failure, and may have thrown it or made something else of it.
  case unknown
}

/// A function of the source that is called.
package final class Callee: Sendable {
  package let name: FunctionName
  /// The types in which it stands, the innermost first; none for a free
  /// function, nor for one of a protocol or a system's type.
  package let types: [DeclaringType]
  /// Whether who awaits it learns more than that it has ended: a value, or that
  /// it has not failed.
  let isAnswering: Bool
  let canFail: Bool

  init(
    name: FunctionName,
    types: [DeclaringType],
    isAnswering: Bool,
    canFail: Bool
  ) {
    self.name = name
    self.types = types
    self.isAnswering = isAnswering
    self.canFail = canFail
  }

  /// What who has awaited it hears, in a reader's words.
  func ending(_ outcome: Outcome) -> String {
    let word =
      switch outcome {
      case .failure: "failed"
      case .success where isAnswering: "answered"
      case .success, .unknown: "ended"
      }
    return "\(name.body) has \(word)"
  }

  /// The same after an `await`.
  fileprivate var goingOn: Callee {
    var name = name
    name.kind = .continuation
    return Callee(
      name: name,
      types: types,
      isAnswering: isAnswering,
      canFail: canFail
    )
  }
}

/// What an address turned out to be.
final class SourceFunction: Sendable {
  /// What the source has there; of a later part what goes on.
  ///
  /// It is nil if no call in the source leads here: then what it calls counts
  /// as called by its caller.
  let callee: Callee?
  /// The mangled name.
  let symbol: String
  /// The mangled name of the function of which this is a later part.
  let resumes: String?
  /// Also of the later parts.
  let isAsync: Bool
  /// Whether there may be later parts of it.
  let isSplit: Bool

  init(symbol: String, in table: SymbolTable) {
    let resumed = MangledName(text: symbol).resumes
    let mangled = MangledName(text: resumed ?? symbol)
    // Most functions are the compiler's; of these only the async ones matter,
    // which have this in their mangled names.
    let words =
      mangled.isFromSource || symbol.contains("Ya")
      ? mangled.demangled?[...] : nil
    self.symbol = symbol
    resumes = resumed
    isAsync = words?.isAsync == true
    let whole = words.flatMap { Self.callee(mangled, words: $0, in: table) }
    callee = resumed == nil ? whole : isAsync ? whole?.goingOn : nil
    isSplit = isAsync || whole?.name.kind == .modify
  }

  private static func callee(
    _ mangled: MangledName,
    words: Substring,
    in table: SymbolTable
  ) -> Callee? {
    guard mangled.isFromSource, mangled.twin.map(table.contains) != true,
      let name = FunctionName(demangled: words),
      !systemModules.contains(name.module),
      // What the compiler writes; the second bears no mark of it.
      !name.member.hasPrefix("__derived"), name.member != "hash(into:)"
    else { return nil }
    return Callee(
      name: name,
      types: DeclaringType.around(mangled.text, in: table),
      isAnswering: !words.hasSuffix(" async -> ()"),
      canFail: words.canFail
    )
  }

  /// Modules whose inlinable functions are compiled into ours.
  private static let systemModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "Foundation",
    "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
  ]
}
