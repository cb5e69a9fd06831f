/// Where a compiler found errors.
struct CompilerErrors {
  struct Place: Hashable {
    /// As the compiler says it, in full.
    let path: String
    let line: Int

    func isIn(_ file: String) -> Bool { path.hasSuffix("/\(file)") }
  }

  let places: Set<Place>

  /// - Parameter output: With lines such as "/a/B.swift:3:5: error: ...".
  init(_ output: String) {
    places = Set(
      output.split(separator: "\n").compactMap { line in
        guard let end = line.firstRange(of: ": error: ")?.lowerBound else {
          return nil
        }
        let parts = line[..<end].split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else {
          return nil
        }
        let path = parts.dropLast(2).joined(separator: ":")
        return Place(path: path, line: number)
      }
    )
  }

  /// Whether any is in a file, given from the package's folder.
  func name(_ path: String) -> Bool { places.contains { $0.isIn(path) } }

  /// The faults that may be to blame.
  ///
  /// They are those that begin on the lines, else those that reach over them,
  /// else those of the files that drop statements, which may have been needed
  /// further down; else all of the files.
  func suspects(among faults: [SwitchedFault]) -> [SwitchedFault] {
    let steps: [(SwitchedFault, Place) -> Bool] = [
      { $0.fault.line == $1.line },
      { $0.fault.lines.contains($1.line) },
      { switched, _ in switched.fault.operator == .dropStatement },
      { _, _ in true },
    ]
    let blamed = steps.lazy.map { fits in
      faults.filter { switched in
        places.contains {
          $0.isIn(switched.fault.path) && fits(switched, $0)
        }
      }
    }
    return blamed.first { !$0.isEmpty } ?? []
  }
}
