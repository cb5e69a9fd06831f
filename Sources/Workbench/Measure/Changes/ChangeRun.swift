import Foundation
import Play
import Shell
import SwiftSource

/// Makes changes in a copy of the package and measures them, at the moment of
/// asking.
@MainActor
public struct ChangeRun {
  private let catalogue: Catalogue
  private let architectures: [Architecture]
  private let package: PackageSources
  private let report: (MeasurementProgress) -> Void
  private let children = ChildProcesses()

  /// - Parameters:
  ///   - architectures: Those of which figures are wanted.
  ///   - report: Called while it works.
  public init(
    catalogue: Catalogue,
    architectures: [Architecture],
    package: PackageSources,
    report: @escaping (MeasurementProgress) -> Void
  ) {
    self.catalogue = catalogue
    self.architectures = architectures
    self.package = package
    self.report = report
  }

  /// Counts what stands in the differences, without building anything.
  public func read(_ changes: [Change]) throws -> ChangeReport {
    try inPassing { try work(on: changes, in: $0, builds: false) }
  }

  /// Builds and tests each change, too.
  ///
  /// On Ctrl-C its processes end and its copy of the package is deleted.
  ///
  /// - Throws: `ChangeError` where differences do not fit the package, and
  ///   `TestabilityError` where a changed package does not build or a test of
  ///   it fails.
  public func measure(_ changes: [Change]) throws -> ChangeReport {
    let place = package.root.appendingPathComponent(".build/changes")
    return try toTheEnd(in: place) {
      try work(on: changes, in: $0, builds: true)
    }
  }

  /// The differences of one architecture, or those that all share.
  public struct Part {
    public let architecture: String?
    fileprivate let patch: Patch

    /// Its files, each with what comes and goes.
    public var lines: [String] {
      let title = architecture ?? "Shared by all"
      return ["== \(title)", ""]
        + patch.files.flatMap { ["-- \($0.path)"] + $0.lines + [""] }
    }
  }

  /// What a change consists of, the shared part first.
  ///
  /// - Throws: `ChangeError.noPatch`, where an architecture lacks it.
  public func differences(of change: Change) throws -> [Part] {
    let shared = change.path(of: Change.shared)
    let file = package.root.appendingPathComponent(shared)
    let isShared = FileManager.default.fileExists(atPath: file.path)
    return try (isShared ? [nil] : [])
      .map { _ in Part(architecture: nil, patch: try patch(shared)) }
      + architectures.map { architecture in
        Part(
          architecture: architecture.name,
          patch: try patch(change.path(of: architecture.name))
        )
      }
  }

  private func patch(_ path: String) throws -> Patch {
    try Patch(at: path, in: package.root)
  }

  /// Leaves the changed package in a folder.
  ///
  /// - Throws: `ChangeError.folderInUse` where that holds something.
  public func leave(_ change: Change, in folder: URL) throws {
    let files = FileManager.default
    let inside = try? files.contentsOfDirectory(atPath: folder.path)
    guard inside?.isEmpty ?? true else {
      throw ChangeError.folderInUse(folder.path)
    }
    try inPassing { copy in
      try makeSharedPart(of: change, in: copy, nil)
      try makeOwnParts(of: change, in: copy)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: copy.folder.path) {
        try files.moveItem(
          at: copy.folder.appendingPathComponent(name),
          to: folder.appendingPathComponent(name)
        )
      }
    }
  }

  /// Works in a copy of which nothing stays.
  private func inPassing<Result>(
    _ work: (ChangedPackage) throws -> Result
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try children.addFolder(place)
    defer { children.deleteFolder(place) }
    return try toTheEnd(in: place, work)
  }

  private func toTheEnd<Result>(
    in place: URL,
    _ work: (ChangedPackage) throws -> Result
  ) throws -> Result {
    let interruption = Interruption(ending: children)
    defer { withExtendedLifetime(interruption) {} }
    do {
      return try work(
        ChangedPackage(of: package.root, in: place, children: children)
      )
    } catch is ChildProcesses.Ended {
      interruption.waitForTheEnd()
    }
  }

  private func work(
    on changes: [Change],
    in copy: ChangedPackage,
    builds: Bool
  ) throws -> ChangeReport {
    var report = ChangeReport()
    var files: [String: ChangedFiles] = [:]
    let build = builds ? try build(in: copy) : nil
    try build?.prepare(for: changes)
    for change in changes {
      build?.tell("Measuring '\(change.name)'")
      let places = try makeSharedPart(of: change, in: copy, build)
      if let shared = try sharedRow(of: change, in: copy) {
        report.shared.append(shared)
      }
      try makeOwnParts(of: change, in: copy)
      var rows = try architectures.map {
        try row(of: change, in: $0, copy)
      }
      if let build {
        let figures = try build.test(change, placesNamedByCompiler: places)
        for index in rows.indices {
          rows[index].built = figures[rows[index].architecture]
        }
      }
      report.rows += rows
      files[change.name] = try copy.changedFiles()
      try copy.takeBack()
    }
    for pair in ChangePair.all(of: changes) {
      report.pairs += try merge(pair, files, in: copy, build)
    }
    return report
  }

  /// Merges two changes, and sees whether what fits together passes.
  private func merge(
    _ pair: ChangePair,
    _ files: [String: ChangedFiles],
    in copy: ChangedPackage,
    _ build: ChangeBuild?
  ) throws -> [ChangeReport.Pair] {
    build?.tell("Merging '\(pair.one.name)' and '\(pair.other.name)'")
    let merged = try MergedFiles(
      files[pair.one.name, default: [:]],
      files[pair.other.name, default: [:]],
      original: copy.original,
      children: children
    )
    var rows = architectures.map { architecture in
      ChangeReport.Pair(
        changes: [pair.one.name, pair.other.name],
        architecture: architecture.name,
        conflicts: merged.conflicts(where: architecture.has)
      )
    }
    guard let build, merged.conflicts.isEmpty else { return rows }
    for (path, text) in merged.files { try copy.write(text, to: path) }
    let passing = try build.passing([pair.one, pair.other])
    try copy.takeBack()
    for index in rows.indices {
      rows[index].passes = passing.contains(rows[index].architecture)
    }
    return rows
  }

  private func build(in copy: ChangedPackage) throws -> ChangeBuild {
    ChangeBuild(
      catalogue: catalogue,
      architectures: architectures,
      toolchain: try Toolchain(
        package: copy.folder,
        scratch: copy.scratch,
        children: children,
        measuresCoverage: false
      ),
      report: report
    )
  }

  /// - Returns: The places at which the compiler then stops, by architecture.
  @discardableResult
  private func makeSharedPart(
    of change: Change,
    in copy: ChangedPackage,
    _ build: ChangeBuild?
  ) throws -> [String: Int] {
    let path = change.path(of: Change.shared)
    guard try copy.original(path) != nil else { return [:] }
    try copy.apply(path)
    return try build?.placesNamedByCompiler() ?? [:]
  }

  /// Changes all architectures, also those that nobody asks for: with the shared
  /// part alone they need not build.
  private func makeOwnParts(
    of change: Change,
    in copy: ChangedPackage
  ) throws {
    for architecture in catalogue.architectures {
      try copy.apply(change.path(of: architecture.name))
    }
  }

  private func sharedRow(
    of change: Change,
    in copy: ChangedPackage
  ) throws -> ChangeReport.SharedRow? {
    let path = change.path(of: Change.shared)
    guard try copy.original(path) != nil else { return nil }
    let files = try patch(path).files
    var lines = LineFigures()
    for file in files { lines.count(file) }
    return ChangeReport.SharedRow(
      change: change.name,
      files: files.count,
      lines: lines
    )
  }

  private func row(
    of change: Change,
    in architecture: Architecture,
    _ copy: ChangedPackage
  ) throws -> ChangeReport.Row {
    let variants = catalogue.features
      .filter { change.concerns($0.name) }
      .compactMap { Variant(architecture, $0) }
    let after = try PackageSources(root: copy.folder)
    // A file that is deleted is what it was, and all others what they become.
    let views = [package, after].map { package in
      Set(
        variants.map {
          VariantSources($0, in: package, catalogue: catalogue)
        }.flatMap { sources in
          sources.files.filter(sources.isView).map(\.path)
        }
      )
    }
    let figures = try ChangeFigures(
      patch(change.path(of: architecture.name)),
      of: architecture,
      isView: { views[0].contains($0) || views[1].contains($0) },
      files: { path in
        ChangeFigures.FilePair(
          before: try copy.original(path).map {
            SourceFile(path: path, text: $0)
          },
          after: try copy.text(path).map { SourceFile(path: path, text: $0) }
        )
      }
    )
    return ChangeReport.Row(
      change: change.name,
      feature: change.feature,
      architecture: architecture.name,
      figures: figures
    )
  }
}

extension Architecture {
  /// Whether a file is its own.
  fileprivate func has(_ path: String) -> Bool {
    [sourceFolder, testFolder].contains { path.hasPrefix("\($0)/") }
  }
}
