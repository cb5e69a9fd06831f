/// One thing whose time is measured.
@MainActor
public struct Benchmark {
  /// What it is measured together with, such as "update of a view".
  public let group: String
  public let name: String
  /// The name of the benchmark in the same group that it is compared with.
  let floor: String?
  /// How many of what is measured one repetition holds.
  let unitsPerRepetition: Int
  /// How many bytes one unit makes, where that is worth knowing.
  let bytes: Int?
  /// Builds what is measured and gives what performs so many repetitions.
  let prepare: () throws -> (Int) -> Void

  /// Names a benchmark of which `repetition` performs one repetition.
  init(
    _ group: String,
    _ name: String,
    floor: String? = nil,
    unitsPerRepetition: Int = 1,
    bytes: Int? = nil,
    prepare: @escaping () throws -> (Int) -> Void
  ) {
    self.group = group
    self.name = name
    self.floor = floor
    self.unitsPerRepetition = unitsPerRepetition
    self.bytes = bytes
    self.prepare = prepare
  }

  /// Whether a text stands in the group or the name, in whatever case.
  func contains(_ text: String) -> Bool {
    "\(group): \(name)".lowercased().contains(text.lowercased())
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
