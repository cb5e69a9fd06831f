import Play

/// Two changes that two people make at once, and then merge.
struct ChangePair {
  let one: MadeChange
  let other: MadeChange
  /// By file, in how many places both change the same lines.
  private(set) var conflicts: [String: Int] = [:]

  var changes: [MadeChange] { [one, other] }
  var names: [String] { changes.map(\.change.name) }
  var name: String { names.joined(separator: " + ") }
  /// The feature that both change.
  var feature: String? { one.change.feature ?? other.change.feature }

  /// All pairs.
  static func all(of changes: [MadeChange]) -> [ChangePair] {
    changes.indices.flatMap { index in
      changes[(index + 1)...].map {
        ChangePair(one: changes[index], other: $0)
      }
    }
  }

  /// Whether there is a feature that both change.
  var meets: Bool { one.change.meets(other.change) }

  /// Whether both change a file of an architecture.
  func shareFile(of architecture: Architecture) -> Bool {
    one.files.keys.contains { path in
      architecture.has(path) && other.files[path] != nil
    }
  }

  /// The same pair, with the places that a merge finds.
  func merged(by merge: Merge) throws -> ChangePair {
    var pair = self
    pair.conflicts = try merge.files(of: changes.map(\.files)).conflicts
    return pair
  }

  /// In how many places of an architecture both change the same lines.
  func conflicts(in architecture: Architecture) -> Int {
    conflicts.filter { architecture.has($0.key) }.map(\.value).reduce(0, +)
  }
}

extension Change {
  /// Whether there is a feature that both change.
  func meets(_ other: Change) -> Bool {
    feature == nil || other.feature == nil || feature == other.feature
  }
}

extension Architecture {
  /// Whether a file is its own.
  func has(_ path: String) -> Bool {
    [sourceFolder, testFolder].contains { path.hasPrefix("\($0)/") }
  }
}
