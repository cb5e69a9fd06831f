import Jobs
import Testing

/// Runs each test as a task of ``JobQueue``, so that the tasks that it begins
/// have done their work when it asks a held service.
public struct Settled: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await run(function)
    }
  }

  @MainActor
  private func run(_ test: @escaping @Sendable () async throws -> Void)
    async throws
  {
    let task = JobQueue.run { Task { try await test() } }
    try await task.value
  }
}

extension Trait where Self == Settled {
  /// The tasks that a test begins run before it looks at what they did.
  public static var settled: Self { Settled() }
}
