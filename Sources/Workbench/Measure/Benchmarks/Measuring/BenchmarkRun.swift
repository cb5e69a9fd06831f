/// Measures benchmarks, group by group.
///
/// All of a group take turns, so that whatever slows the machine for a while
/// slows the floor as well as what is compared with it.
@MainActor
package struct BenchmarkRun {
  private let groups: [[Benchmark]]

  /// Chooses the benchmarks that have a text in their group or name, in
  /// whatever case, or all; with them come those that they are compared with.
  package init(filter: String?, benchmarks: [Benchmark]) {
    groups = benchmarks.runs(of: \.group).compactMap { group in
      let wanted = group.filter { benchmark in
        guard let filter else { return true }
        return "\(benchmark.group): \(benchmark.name)".lowercased()
          .contains(filter.lowercased())
      }
      let floors = wanted.compactMap(\.floor)
      let chosen = group.filter { benchmark in
        floors.contains(benchmark.name)
          || wanted.contains { $0.name == benchmark.name }
      }
      return chosen.isEmpty ? nil : chosen
    }
  }

  /// Whether there is nothing to measure.
  package var isEmpty: Bool { groups.isEmpty }

  /// Measures, and tells of each group before it begins.
  package func measure(
    progress: (_ group: String, _ number: Int, _ count: Int) -> Void
  ) throws -> [BenchmarkResult] {
    var measurements: [BenchmarkResult] = []
    for (index, group) in groups.enumerated() {
      progress(group[0].group, index + 1, groups.count)
      measurements += try measure(group)
    }
    return measurements
  }

  private func measure(_ group: [Benchmark]) throws -> [BenchmarkResult] {
    var series = try group.map { try Series($0) }
    while series.contains(where: \.isUnfinished) {
      for index in series.indices where series[index].isUnfinished {
        series[index].measureOnce()
      }
    }
    let samples = series.map(\.sample)
    return zip(group, samples).map { benchmark, sample in
      let floor = group.firstIndex { $0.name == benchmark.floor }
      return BenchmarkResult(
        benchmark,
        sample,
        floor: floor.map { samples[$0] }
      )
    }
  }
}

extension Array {
  /// The elements in their order, those that share a value and follow one
  /// another together.
  package func runs<Value: Equatable>(
    of value: (Element) -> Value
  ) -> [[Element]] {
    reduce(into: []) { runs, element in
      if let last = runs.indices.last, value(runs[last][0]) == value(element) {
        runs[last].append(element)
      } else {
        runs.append([element])
      }
    }
  }
}
