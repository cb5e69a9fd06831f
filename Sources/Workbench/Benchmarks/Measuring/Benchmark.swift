/// One thing whose time or memory is measured.
@MainActor
package struct Benchmark {
  /// Performs so many repetitions of what is measured.
  typealias Repetitions = (_ count: Int) throws -> Void

  enum Subject {
    /// Builds what is measured; its time is not counted.
    case time(prepare: () throws -> Repetitions)
    /// Counts bytes of memory or of a file.
    case memory(() throws -> Int)
  }

  /// What it is measured together with, such as "update of a view".
  package let group: String
  package let name: String
  /// The name of the benchmark in the same group that it is compared with.
  let floor: String?
  /// How many of what is measured one repetition holds.
  let unitsPerRepetition: Int
  /// How many bytes one unit makes, where that is worth knowing.
  let bytes: Int?
  /// How often it is measured at least, however long that takes.
  let fewestSamples: Int
  let subject: Subject

  /// Names a benchmark of time.
  init(
    _ group: String,
    _ name: String,
    floor: String? = nil,
    unitsPerRepetition: Int = 1,
    bytes: Int? = nil,
    fewestSamples: Int = 5,
    prepare: @escaping () throws -> Repetitions
  ) {
    self.group = group
    self.name = name
    self.floor = floor
    self.unitsPerRepetition = unitsPerRepetition
    self.bytes = bytes
    self.fewestSamples = fewestSamples
    subject = .time(prepare: prepare)
  }

  /// Names a benchmark of memory, which is counted once.
  init(
    memory group: String,
    _ name: String,
    floor: String? = nil,
    count: @escaping () throws -> Int
  ) {
    self.group = group
    self.name = name
    self.floor = floor
    unitsPerRepetition = 1
    bytes = nil
    fewestSamples = 1
    subject = .memory(count)
  }

  /// Whether a text stands in the group or the name, in whatever case.
  func contains(_ text: String) -> Bool {
    "\(group): \(name)".lowercased().contains(text.lowercased())
  }

  var isMemory: Bool {
    if case .memory = subject { true } else { false }
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
