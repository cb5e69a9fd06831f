import SwiftSource

extension VariantSources {
  /// Where the decisions live.
  func decisions(in package: PackageSources) -> DecisionFigures {
    DecisionFigures(
      viewLines: viewFiles.executableLines,
      plainLines: plainFiles.executableLines,
      protocols: files.flatMap(\.declarations)
        .count { $0.kind == .protocol },
      decidingTypes: decidingTypes,
      userInterfaceTypes: namesInDecidingTypes(of: package.userInterfaceTypes)
        .sorted()
    )
  }

  /// The types and protocols that the files declare.
  var typeNames: Set<String> {
    Set(
      files.flatMap(\.declarations).filter { $0.kind != .extension }
        .map(\.name)
    )
  }
}

extension LogicSuite {
  var doubleFigures: DoubleFigures {
    DoubleFigures(
      names: doubles.map(\.name),
      lines: doubles.map(\.lines).reduce(0, +)
    )
  }

  /// The tests' names, which the suites of all architectures share.
  var testNames: Set<String> { Set(tests.map(\.name)) }
}

extension [SourceFile] {
  var executableLines: Int { map(\.executableLines.count).reduce(0, +) }
}
