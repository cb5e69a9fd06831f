import Play

/// One thing whose time is measured.
@MainActor
package struct Benchmark {
  /// Performs so many repetitions of what is measured.
  typealias Repetitions = (_ count: Int) -> Void

  /// What it is measured together with, such as "update of a view".
  package let group: String
  package let name: String
  /// The name of the benchmark in the same group that it is compared with.
  let floor: String?
  /// How many of what is measured one repetition holds.
  let unitsPerRepetition: Int
  /// Builds what is measured; its time is not counted.
  let prepare: () throws -> Repetitions

  init(
    _ group: String,
    _ name: String,
    floor: String? = nil,
    unitsPerRepetition: Int = 1,
    prepare: @escaping () throws -> Repetitions
  ) {
    self.group = group
    self.name = name
    self.floor = floor
    self.unitsPerRepetition = unitsPerRepetition
    self.prepare = prepare
  }
}

extension Benchmark {
  package static func all(of catalogue: Catalogue) -> [Benchmark] {
    updates + answers + actions(of: catalogue)
  }

  /// Why this build cannot measure, with the command to use; nil where it can.
  package nonisolated static var unavailability: String? {
    #if DEBUG
      "A debug build measures the missing optimiser; use"
        + " 'swift run -c release workbench bench'"
    #else
      nil
    #endif
  }
}

/// Where results go that nobody wants.
@MainActor
enum Sink {
  /// Written and never read: the compiler cannot know that.
  private static var address: UInt = 0

  /// Takes a value, so that the work that made it is not optimised away.
  @inline(never)
  static func take<Value>(_ value: Value) {
    withUnsafePointer(to: value) { address = UInt(bitPattern: $0) }
  }
}
