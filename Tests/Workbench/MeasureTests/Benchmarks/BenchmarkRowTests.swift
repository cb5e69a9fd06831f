import Catalogue
import Play
import Testing

@testable import Measure

/// What is measured is what its name says, and is compared with its like.
@MainActor
@Suite("The benchmarks' rows")
struct BenchmarkRowTests {
  private let catalogue = Catalogue.standard

  @Test("Every floor is a row of the same group, and no name stands twice")
  func floors() {
    let rows = Benchmark.all(of: catalogue)
    let names = rows.map { "\($0.group): \($0.name)" }
    #expect(names.count > catalogue.variants.count)
    #expect(Set(names).count == names.count)
    for row in rows {
      guard let floor = row.floor else { continue }
      #expect(names.contains("\(row.group): \(floor)"), "\(row.name)")
    }
  }

  @Test("An action is measured in every variant")
  func variants() {
    let rows = Benchmark.actions(of: catalogue)
    for variant in catalogue.variants {
      #expect(
        rows.contains { row in
          row.group == "action in \(variant.feature.name)"
            && row.name == variant.name
        }
      )
    }
  }

  @Test("Every row can be performed")
  func performed() throws {
    for row in Benchmark.all(of: catalogue) {
      let perform = try row.prepare()
      perform(1)
    }
  }
}
