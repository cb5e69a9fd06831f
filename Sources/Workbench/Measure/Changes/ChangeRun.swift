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
    // A copy of all files takes longer than all else.
    try inPassing(with: paths(in: changes)) { try work(on: changes, in: $0) }
  }

  /// The files that changes touch, in all architectures.
  private func paths(in changes: [Change]) -> Set<String> {
    let names = [Change.shared] + catalogue.architectures.map(\.name)
    // A missing patch is told of when it is to be applied.
    let patches = changes.flatMap { change in
      names.compactMap { try? patch(change.path(of: $0)) }
    }
    return Set(patches.flatMap(\.files).map(\.path))
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
      try work(on: changes, in: $0) { build, made, pairs, report in
        try build.measure(made, for: &report)
        try build.tryMerges(of: pairs, for: &report)
      }
    }
  }

  /// Builds and tests each change, and measures nothing.
  ///
  /// - Throws: As ``measure(_:)``.
  func check(_ changes: [Change]) throws {
    let place = package.root.appendingPathComponent(".build/changes")
    _ = try toTheEnd(in: place) {
      try work(on: changes, in: $0) { build, made, _, _ in
        try build.check(made)
      }
    }
  }

  /// The differences of one architecture, or those that all or several share.
  public struct Part {
    public let architecture: String?
    fileprivate let patch: Patch

    /// Its files, each with what comes and goes.
    public var lines: [String] {
      let title = architecture ?? "For all or several architectures"
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
  /// - Throws: `ChangeError.folderInUse` where that holds something, and
  ///   `folderUnusable` where it cannot be made or written to.
  public func leave(_ change: Change, in folder: URL) throws {
    let files = FileManager.default
    let inside = try? files.contentsOfDirectory(atPath: folder.path)
    guard inside?.isEmpty ?? true else {
      throw ChangeError.folderInUse(folder.path)
    }
    try inPassing { copy in
      try apply(change, in: copy)
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: copy.folder.path) {
          try files.moveItem(
            at: copy.folder.appendingPathComponent(name),
            to: folder.appendingPathComponent(name)
          )
        }
      } catch {
        throw ChangeError.folderUnusable(folder.path)
      }
    }
  }

  /// Works in a copy of which nothing stays.
  ///
  /// - Parameter paths: The only files that are needed; nil stands for all.
  private func inPassing<Result>(
    with paths: Set<String>? = nil,
    _ work: (ChangedPackage) throws -> Result
  ) throws -> Result {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try children.addFolder(place)
    defer { children.deleteFolder(place) }
    return try toTheEnd(in: place, with: paths, work)
  }

  private func toTheEnd<Result>(
    in place: URL,
    with paths: Set<String>? = nil,
    _ work: (ChangedPackage) throws -> Result
  ) throws -> Result {
    let interruption = Interruption(ending: children)
    defer { withExtendedLifetime(interruption) {} }
    do {
      return try work(
        ChangedPackage(
          of: package.root,
          in: place,
          paths: paths,
          children: children
        )
      )
    } catch is ChildProcesses.Ended {
      interruption.waitForTheEnd()
    }
  }

  private func work(
    on changes: [Change],
    in copy: ChangedPackage,
    _ use: (
      (ChangeBuild, [MadeChange], [ChangePair], inout ChangeReport) throws ->
        Void
    )? = nil
  ) throws -> ChangeReport {
    var report = ChangeReport()
    let made = try changes.map { try make($0, in: copy, for: &report) }
    let all = ChangePair.all(of: made)
    report.pairsApart = architectures.map { architecture in
      ChangeReport.PairsApart(all.filter { !$0.meets }, in: architecture)
    }
    let pairs = try all.filter(\.meets).map { pair in
      try pair.merged(by: merge(in: copy))
    }
    report.pairs = pairs.flatMap { pair in
      architectures.map { ChangeReport.Pair(pair, in: $0) }
    }
    guard let use else { return report }
    let build = try ChangeBuild(
      catalogue: catalogue,
      architectures: architectures,
      copy: copy,
      merge: merge(in: copy),
      children: children,
      report: self.report
    )
    try use(build, made, pairs, &report)
    return report
  }

  private func merge(in copy: ChangedPackage) -> Merge {
    Merge(
      children: children,
      original: copy.original,
      isShared: { path in
        !catalogue.architectures.contains { $0.has(path) }
      }
    )
  }

  /// Makes a change, and counts what stands in its differences.
  private func make(
    _ change: Change,
    in copy: ChangedPackage,
    for report: inout ChangeReport
  ) throws -> MadeChange {
    let shared = try apply(change, in: copy)
    if let row = try sharedRow(of: change, in: copy) {
      report.shared.append(row)
    }
    let files = try copy.changedFiles()
    let after = package.replacing(files)
    report.rows += try architectures.map { try row(of: change, in: $0, after) }
    try copy.takeBack()
    return MadeChange(change: change, shared: shared, files: files)
  }

  /// Changes all architectures, also those that nobody asks for: with the shared
  /// part alone they need not build.
  ///
  /// - Returns: The files of the shared part.
  @discardableResult
  private func apply(
    _ change: Change,
    in copy: ChangedPackage
  ) throws -> ChangedFiles {
    let path = change.path(of: Change.shared)
    if try copy.original(path) != nil { try copy.apply(path) }
    let shared = try copy.changedFiles()
    for architecture in catalogue.architectures {
      try copy.apply(change.path(of: architecture.name))
    }
    return shared
  }

  private func sharedRow(
    of change: Change,
    in copy: ChangedPackage
  ) throws -> ChangeReport.SharedRow? {
    let path = change.path(of: Change.shared)
    guard try copy.original(path) != nil else { return nil }
    let files = try patch(path).files.filter { !$0.isModel }
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
    _ after: PackageSources
  ) throws -> ChangeReport.Row {
    let variants = catalogue.features
      .filter { change.concerns($0.name) }
      .compactMap { Variant(architecture, $0) }
    // A file that is deleted is what it was, and all others what they become.
    let sources = [package, after].map { package in
      variants.map { VariantSources($0, in: package, catalogue: catalogue) }
    }
    let views = sources.map { variants in
      Set(variants.flatMap { $0.files.filter($0.isView).map(\.path) })
    }
    var figures = try ChangeFigures(
      patch(change.path(of: architecture.name)),
      of: architecture,
      isView: { views[0].contains($0) || views[1].contains($0) },
      files: { path in
        ChangeFigures.FilePair(
          before: package.file(at: path),
          after: after.file(at: path)
        )
      }
    )
    let models = Set(
      after.files(under: PackageSources.models)
        .used(by: sources[1].flatMap(\.files)).map(\.path)
    )
    for file in try patch(change.path(of: Change.shared)).files
    where models.contains(file.path) {
      figures.modelLines.count(file)
    }
    return ChangeReport.Row(
      change: change.name,
      feature: change.feature,
      architecture: architecture.name,
      figures: figures
    )
  }
}

extension Patch.File {
  /// Whether it is counted where an architecture uses it.
  fileprivate var isModel: Bool {
    path.hasPrefix("\(PackageSources.models)/")
  }
}
