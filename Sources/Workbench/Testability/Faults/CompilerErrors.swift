import SwiftSource

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
  /// They are those that begin on the lines, else those that reach over them.
  /// Else a dropped statement may have been needed further down, so they are
  /// the last ones above the lines; else all of the files.
  func suspects(among faults: [SwitchedFault]) -> [SwitchedFault] {
    let searches: [(Place, [SwitchedFault]) -> [SwitchedFault]] = [
      { place, own in own.filter { $0.fault.line == place.line } },
      { place, own in own.filter { $0.fault.lines.contains(place.line) } },
      { place, own in
        own.filter {
          $0.fault.operator == .dropStatement && $0.fault.line < place.line
        }
        .max { $0.fault.line < $1.fault.line }.map { [$0] } ?? []
      },
      { _, own in own },
    ]
    for search in searches {
      let numbers = Set(
        places.flatMap { place in
          search(place, faults.filter { place.isIn($0.fault.path) })
            .map(\.number)
        }
      )
      if !numbers.isEmpty {
        return faults.filter { numbers.contains($0.number) }
      }
    }
    return []
  }
}
