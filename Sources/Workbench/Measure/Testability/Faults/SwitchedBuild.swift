import Shell
import SwiftSource

/// Builds a copy of the package that holds many faults, each behind a switch.
struct SwitchedBuild {
  let package: PackageSources
  let copy: PackageCopy
  let toolchain: Toolchain
  /// The folders of the modules with faults.
  let modules: Set<String>

  /// Builds with all faults, or with those that compile behind a switch.
  ///
  /// - Returns: The faults that the build holds.
  func build(
    _ faults: [SwitchedFault]
  ) throws -> [Fault: SwitchedFault] {
    var faults = faults
    for module in modules { try write(faults, into: module) }
    while let output = try toolchain.build() {
      let wrong = Self.suspects(of: CompilerErrors(in: output), among: faults)
      guard !wrong.isEmpty else { throw TestabilityError.buildFailed(output) }
      let numbers = Set(wrong.map(\.number))
      faults.removeAll { numbers.contains($0.number) }
      for module in modules where wrong.contains(where: { $0.isIn(module) }) {
        try write(faults, into: module)
      }
    }
    return Dictionary(uniqueKeysWithValues: faults.map { ($0.fault, $0) })
  }

  /// The faults that may be to blame for errors.
  ///
  /// They are those that begin on the lines, else those that reach over them.
  /// Else a dropped statement may have been needed further down, so they are
  /// the last ones above the lines; else all of the files.
  static func suspects(
    of errors: CompilerErrors,
    among faults: [SwitchedFault]
  ) -> [SwitchedFault] {
    let searches: [(Int, [SwitchedFault]) -> [SwitchedFault]] = [
      { line, own in own.filter { $0.fault.line == line } },
      { line, own in own.filter { $0.fault.lines.contains(line) } },
      { line, own in
        own.filter {
          $0.fault.operator == .dropStatement && $0.fault.line < line
        }
        .max { $0.fault.line < $1.fault.line }.map { [$0] } ?? []
      },
      { _, own in own },
    ]
    for search in searches {
      let found = errors.entries.flatMap { error in
        search(error.line, faults.filter { error.isIn($0.fault.path) })
      }
      let numbers = Set(found.map(\.number))
      if !numbers.isEmpty {
        return faults.filter { numbers.contains($0.number) }
      }
    }
    return []
  }

  private func write(
    _ faults: [SwitchedFault],
    into module: String
  ) throws {
    let own = faults.filter { $0.isIn(module) }
    for file in package.files(under: module) {
      let faults = own.filter { $0.fault.path == file.path }
      try copy.write(file.text(switching: faults), to: file.path)
    }
    try copy.write(SwitchedFault.support, to: "\(module)/WorkbenchFaults.swift")
  }
}

extension CompilerErrors.Entry {
  /// Whether it is in a file, given from the package's folder.
  func isIn(_ file: String) -> Bool { path.hasSuffix("/\(file)") }
}

extension SwitchedFault {
  /// Whether it stands in a file of a module.
  fileprivate func isIn(_ module: String) -> Bool {
    fault.path.hasPrefix("\(module)/")
  }
}
