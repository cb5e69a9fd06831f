import Catalogue
import Foundation
import Measure
import Play

@testable import Exercise16

/// The workbench's own figures, measured here and now.
///
/// They are those of `workbench change`, and those of `workbench testability`
/// without the table that needs the tests to be run, which takes a minute.
@MainActor
struct Measure {
  private let rows: [TestabilityReport.Row]
  private let changes: [ChangeReport.Row]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let package = try PackageSources.find(from: folder.path)
    let measurement = TestabilityRun(
      catalogue: .standard,
      package: package,
      report: { _ in }
    )
    let statements = try measurement.measure([.decisions], of: [.weather])
    // Messages take long to count, and only the photo list's are asked for.
    let all = try measurement.measure([.decisions, .costs], of: [.photoList])
    rows = statements.rows + all.rows
    changes = try ChangeRun(
      catalogue: .standard,
      architectures: Catalogue.standard.architectures,
      package: package,
      report: { _ in }
    ).read(Change.all).rows
  }

  /// The lines of code of several changes together.
  func codeLines(of names: [String]) -> Column {
    var figures: [Candidate: Double] = [:]
    for row in changes where names.contains(row.change) {
      guard let candidate = Candidate(architecture: row.architecture) else {
        continue
      }
      figures[candidate, default: 0] += Double(row.figures.codeLines)
    }
    return Column(place: "for the three changes together", figures: figures)
  }

  /// Statements of types that name the user interface.
  func viewStatements(of feature: Feature) -> Column {
    column(feature, "of the view") { row in
      (row.decisions?.viewStatements).map(Double.init)
    }
  }

  /// All other statements of the feature.
  func plainStatements(of feature: Feature) -> Column {
    column(feature, "of the plain statements") { row in
      (row.decisions?.plainStatements).map(Double.init)
    }
  }

  /// With one digit after the point, as the table shows it; nothing on a
  /// machine that records no calls.
  func messagesPerAction(of feature: Feature) -> Column {
    column(feature, "of messages per action") { row in
      (row.costs?.messagesPerAction).map { ($0 * 10).rounded() / 10 }
    }
  }

  private func column(
    _ feature: Feature,
    _ name: String,
    _ figure: (TestabilityReport.Row) -> Double?
  ) -> Column {
    var figures: [Candidate: Double] = [:]
    for row in rows where row.feature == feature.name {
      if let candidate = Candidate(architecture: row.architecture) {
        figures[candidate] = figure(row)
      }
    }
    return Column(
      place: "for \(feature.name) in the column \(name)",
      figures: figures
    )
  }
}

extension Candidate {
  /// By the case's name, which says more than a raw value that was edited.
  init?(architecture: String) {
    let name = architecture.replacing("-", with: "")
    let candidate = Self.allCases.first { "\($0)".lowercased() == name }
    guard let candidate else { return nil }
    self = candidate
  }
}

/// A column of a table, as far as it is about one feature.
struct Column {
  /// Where its figures stand, in words.
  let place: String
  var figures: [Candidate: Double]

  /// Who has the smallest figure; several where they are equal.
  var smallest: Set<Candidate> {
    let least = figures.values.min()
    return Set(figures.filter { $0.value == least }.keys)
  }

  /// The column of those for whom one other column has more than a second.
  func keeping(whereMoreIn one: Column, thanIn other: Column) -> Column {
    Column(
      place: place,
      figures: figures.filter {
        one.figures[$0.key, default: 0] > other.figures[$0.key, default: 0]
      }
    )
  }
}
