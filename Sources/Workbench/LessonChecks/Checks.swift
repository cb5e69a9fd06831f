import Foundation
import Jobs

/// The expectations of one lesson, tried one after another.
///
/// A lesson's `check/main.swift` is one call of ``run(_:)``. Every expectation
/// is a sentence about what the learner's code should do; it is tried even
/// when an earlier one failed, and the tasks that it has led to have done their
/// work when it ends.
@MainActor
public final class Checks {
  private static let environment = ProcessInfo.processInfo.environment

  private let records = environment[CheckEnvironment.records]
    .flatMap { FileHandle(forWritingAtPath: $0) }
  /// Where the exercise's source files are.
  private let folder = environment[CheckEnvironment.exercise] ?? "."
  private var failures = 0
  /// What was read, by the file's name: reading it costs more than most
  /// expectations, and many ask for it.
  private var read: [String: ExerciseSource] = [:]

  /// Runs a lesson's expectations and ends the process: with 0 if all hold,
  /// else with 1.
  ///
  /// An exercise that takes longer than ``CheckEnvironment/secondsAllowed`` is
  /// ended by the system's alarm signal.
  public static func run(
    _ body: @MainActor (Checks) async throws -> Void
  ) async -> Never {
    setAlarm()
    let checks = Checks()
    do {
      try await body(checks)
    } catch {
      checks.note(
        CheckResult(
          sentence: "The check can go on to its end.",
          expected: "no error",
          got: "\(error)"
        )
      )
    }
    checks.write(.finished)
    exit(checks.failures == 0 ? 0 : 1)
  }

  /// Has the system end this process when its time is over.
  ///
  /// Whoever started it may have blocked the signal: the threads of Dispatch
  /// block all, and a program inherits what its starter's thread blocks.
  private static func setAlarm() {
    var alarms = sigset_t()
    sigemptyset(&alarms)
    sigaddset(&alarms, SIGALRM)
    pthread_sigmask(SIG_UNBLOCK, &alarms, nil)
    signal(SIGALRM, SIG_DFL)
    alarm(CheckEnvironment.secondsAllowed)
  }

  /// Expects a value.
  ///
  /// - Parameters:
  ///   - sentence: what should be so, for the learner to read.
  ///   - expected: the right value.
  ///   - got: asks the exercise for its value; an error it throws counts as
  ///     a wrong one.
  ///   - advice: what a wrong value tells, if it tells something.
  /// - Returns: whether it holds.
  @discardableResult
  public func expect<Value: Equatable>(
    _ sentence: String,
    equals expected: Value,
    from got: () throws -> Value,
    advice: (Value) -> String? = { _ in nil }
  ) -> Bool {
    write(.began(sentence))
    var result = CheckResult(sentence: sentence, expected: shown(expected))
    do {
      let value = try JobQueue.run(got)
      result.got = shown(value)
      result.holds = value == expected
      result.advice = result.holds ? nil : advice(value)
    } catch {
      result.got = "\(error)"
    }
    return note(result)
  }

  /// Expects that nothing holds an object any more once it was let go.
  ///
  /// - Parameters:
  ///   - use: makes the object, uses it and gives it back.
  ///   - advice: what to look at if the object lives on.
  /// - Returns: whether it holds.
  @discardableResult
  public func expectReleased(
    _ sentence: String,
    advice: String,
    after use: () throws -> AnyObject
  ) -> Bool {
    expect(
      sentence,
      equals: Fate.released,
      from: {
        weak var object: AnyObject?
        do {
          let used = try use()
          // A task holds nothing before it has begun.
          JobQueue.settle()
          object = used
        }
        return object == nil ? .released : .held
      },
      advice: { _ in advice }
    )
  }

  /// What has become of an object that was let go.
  private enum Fate: String, CustomStringConvertible {
    case released
    case held = "still held"

    var description: String { rawValue }
  }

  /// A source file of the exercise, as its text stands without comments.
  ///
  /// For what running cannot show, such as what a file imports.
  public func source(_ file: String) throws -> ExerciseSource {
    if let source = read[file] { return source }
    let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    let source = ExerciseSource(text, name: file)
    read[file] = source
    return source
  }

  /// All source files of the exercise, in the order of their names.
  ///
  /// A learner may add files; what is forbidden in one file is forbidden in
  /// the others.
  public func sources() throws -> [ExerciseSource] {
    try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map(source)
  }

  @discardableResult
  private func note(_ result: CheckResult) -> Bool {
    if !result.holds { failures += 1 }
    write(.ended(result))
    return result.holds
  }

  private func write(_ record: CheckRecord) {
    guard let records, let line = try? JSONEncoder().encode(record) else {
      return
    }
    _ = try? records.seekToEnd()
    records.write(line + Data("\n".utf8))
  }

  private func shown(_ value: some Any) -> String {
    value is String ? "\"\(value)\"" : "\(value)"
  }
}
