/// Builds a copy of the package with the faults of a round as they are.
struct RoundBuild {
  let package: PackageSources
  let copy: PackageCopy
  let toolchain: Toolchain

  /// Builds with all faults, or with those that compile.
  ///
  /// What does not compile is taken out and restored.
  ///
  /// - Returns: Where the faults stand that the build holds.
  func build(_ round: [FaultItem]) throws -> Set<Fault.Place> {
    var faults = round.map(\.fault)
    for fault in faults { try copy.put(fault) }
    while let output = try toolchain.build() {
      let errors = CompilerErrors(output)
      let wrong = faults.filter { errors.name($0.path) }
      guard !wrong.isEmpty else { throw TestabilityError.buildFailed(output) }
      for fault in wrong { try copy.restore(fault, from: package) }
      faults.removeAll(where: wrong.contains)
    }
    return Set(faults.map(\.place))
  }

  /// Puts the original files in their places again.
  func restore(_ round: [FaultItem]) throws {
    for item in round { try copy.restore(item.fault, from: package) }
  }
}
