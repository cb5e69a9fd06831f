import Play
import Shell

/// Pairs of changes as they are merged in a copy of the package.
///
/// Where two conflict in an architecture, or do not build there, only one of
/// them is made, so that the other architectures can be built.
struct PairTrial {
  enum Merge {
    case conflicts
    case doesNotBuild
    /// One of the two had to be left out.
    case notBuilt
    case isBuilt
  }

  /// What is made in an architecture.
  private enum Part {
    case both
    case onlyOther
    case onlyOne
  }

  let round: PairRound
  private let architectures: [Architecture]
  private var parts: [String: Part] = [:]
  private(set) var isBuilt = false

  init(of round: PairRound, in architectures: [Architecture]) {
    self.round = round
    self.architectures = architectures
    for architecture in architectures where hasConflict(in: architecture) {
      parts[architecture.name] = .onlyOther
    }
  }

  private func hasConflict(in architecture: Architecture) -> Bool {
    round.pairs.contains { $0.conflicts(in: architecture) > 0 }
  }

  /// The pairs of which only one change is made in an architecture.
  private func pairsInPart(in architecture: Architecture) -> [ChangePair] {
    guard part(in: architecture) != .both else { return [] }
    guard hasConflict(in: architecture) else { return round.pairs }
    return round.pairs.filter { $0.conflicts(in: architecture) > 0 }
  }

  private func part(in architecture: Architecture) -> Part {
    parts[architecture.name] ?? .both
  }

  /// Whether a change is not made in an architecture.
  private func leavesOut(
    _ made: MadeChange,
    in architecture: Architecture
  ) -> Bool {
    let part = part(in: architecture)
    return pairsInPart(in: architecture).contains { pair in
      (part == .onlyOther ? pair.one : pair.other).change == made.change
    }
  }

  /// The files of each change, without those that are left out.
  var files: [ChangedFiles] {
    round.changes.map { made in
      let left = architectures.filter { leavesOut(made, in: $0) }
      return made.files.filter { file in
        !left.contains { $0.has(file.key) }
      }
    }
  }

  /// Takes note of what a build said.
  ///
  /// - Parameter output: Nil if it succeeded.
  /// - Returns: Whether it is worth building again, with less.
  mutating func goesOn(after output: String?) -> Bool {
    guard let output else {
      isBuilt = true
      return false
    }
    let errors = CompilerErrors(in: output).entries
    let broken = architectures.filter { architecture in
      errors.contains { architecture.has(at: $0) }
    }
    for architecture in broken {
      switch part(in: architecture) {
      case .both: parts[architecture.name] = .onlyOther
      case .onlyOther: parts[architecture.name] = .onlyOne
      case .onlyOne: return false
      }
    }
    return !broken.isEmpty
  }

  /// What has become of a pair in an architecture.
  func merge(of pair: ChangePair, in architecture: Architecture) -> Merge {
    if pair.conflicts(in: architecture) > 0 { return .conflicts }
    guard pair.changes.contains(where: { leavesOut($0, in: architecture) })
    else { return .isBuilt }
    return hasConflict(in: architecture) ? .notBuilt : .doesNotBuild
  }
}

extension Architecture {
  /// Whether an error stands in a file of its own.
  func has(at error: CompilerErrors.Entry) -> Bool {
    [sourceFolder, testFolder].contains { error.path.contains("/\($0)/") }
  }
}
