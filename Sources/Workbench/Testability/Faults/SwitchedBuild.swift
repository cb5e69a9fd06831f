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
  /// - Returns: The faults that the build holds, by their places.
  func build(
    _ faults: [SwitchedFault]
  ) throws -> [Fault.Place: SwitchedFault] {
    var faults = faults
    for module in modules { try write(faults, into: module) }
    while let output = try toolchain.build() {
      let wrong = CompilerErrors(output).suspects(among: faults)
      guard !wrong.isEmpty else { throw TestabilityError.buildFailed(output) }
      let numbers = Set(wrong.map(\.number))
      faults.removeAll { numbers.contains($0.number) }
      for module in modules where wrong.contains(where: { $0.isIn(module) }) {
        try write(faults, into: module)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: faults.map { ($0.fault.place, $0) }
    )
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
    try copy.write(SwitchedFault.support(for: own), to: support(in: module))
  }

  /// Puts the original files in their places again.
  func restore() throws {
    for module in modules {
      for file in package.files(under: module) {
        try copy.write(file.text, to: file.path)
      }
      try copy.remove(support(in: module))
    }
  }

  /// The file that holds what a module's switches need.
  private func support(in module: String) -> String {
    "\(module)/WorkbenchFaults.swift"
  }
}

extension SwitchedFault {
  /// Whether it stands in a file of a module.
  fileprivate func isIn(_ module: String) -> Bool {
    fault.path.hasPrefix("\(module)/")
  }
}
