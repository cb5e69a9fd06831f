import Foundation
import Measure
import Page
import Services

extension MeasuredTable {
  /// The figures that `testability --json`, `bench --json` and `change --json`
  /// have written into files.
  ///
  /// - Parameter feature: The only one; its name need not stand in each row.
  static func read(
    testability: String?,
    bench: String?,
    changes: String?,
    feature: String?
  ) throws -> [MeasuredTable] {
    let report: TestabilityReport? = try testability.map {
      try read($0, from: "testability")
    }
    let measurements: [BenchmarkResult]? = try bench.map {
      try read($0, from: "bench")
    }
    let costs: ChangeReport? = try changes.map { try read($0, from: "change") }
    let tables =
      (report?.figureTables(for: feature) ?? [])
      + (costs?.tables(for: feature) ?? [])
    return tables.map { MeasuredTable($0, feature: feature) }
      + (measurements?.tables ?? [])
  }

  private static func read<Value: Decodable>(
    _ path: String,
    from command: String
  ) throws -> Value {
    let file = DataFile(path: path)
    let data = try file.bytes()
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      throw CommandFailure(
        "'\(file.name)' is not what '\(command) --json' prints: \(error.problem)",
        .unreadableContent
      )
    }
  }

  private init(_ table: FigureTable, feature: String?) {
    self.init(
      title: table.title,
      heads: [feature == nil ? table.heads[0] : "architecture"]
        + table.heads.dropFirst(),
      rows: table.rows.map { row in
        (
          name: feature == nil ? row.name : row.architecture,
          cells: row.figures.map { ($0.text, $0.values) }
        )
      },
      remarks: [table.howToRead, table.howItMisleads] + table.notes
    )
  }
}

extension [BenchmarkResult] {
  /// A table for each group.
  fileprivate var tables: [MeasuredTable] {
    runs(of: \.group).map { results in
      MeasuredTable(
        title: "What it costs: \(results[0].group)",
        heads: ["what", "time", "middle half", "ratio", "floor"],
        rows: results.map {
          // A plot would compare ratios to different floors.
          $0.row(drawsRatio: Set(results.compactMap(\.floor)).count == 1)
        },
        remarks: [BenchmarkResult.howToRead, BenchmarkResult.howItMisleads]
      )
    }
  }
}

extension BenchmarkResult {
  fileprivate func row(drawsRatio: Bool) -> MeasuredTable.Row {
    let ratios = drawsRatio ? [ratio].compactMap(\.self) : []
    return (
      name,
      [
        (timeText, [nanoseconds]), (spreadText, []), (ratioText ?? "", ratios),
        (floor ?? "", []),
      ]
    )
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var problem: String {
    switch self {
    case .keyNotFound(let key, let context):
      return "\(JSONPath(context.codingPath + [key])) is missing"
    case .valueNotFound(_, let context), .typeMismatch(_, let context),
      .dataCorrupted(let context) where !context.codingPath.isEmpty:
      let path = "\(JSONPath(context.codingPath))"
      return "\(path.isEmpty ? "the top" : path) holds a value of another kind"
    default:
      return "it is no JSON, or a number in it is of another kind"
    }
  }
}
