import WorkbenchKit

extension Benchmark {
  /// Everything that `bench` measures, group by group.
  static func all(of catalogue: Catalogue) -> [Benchmark] {
    updates + actions(of: catalogue) + frames + photoLists(of: catalogue)
      + texts
  }
}
