import Foundation
import Shell
import Synchronization

@testable import Course

extension ExerciseCheck {
  /// Judges the exercises of several lessons, in their order.
  ///
  /// They are built together, which takes far less time than one by one; only
  /// where that fails is each built by itself.
  func run(_ lessons: [Lesson]) throws -> [CheckOutcome] {
    guard try build(lessons).succeeded else { return try lessons.map(run) }
    // Each is a process that computes, so all processors have work.
    let runs = Mutex<[(index: Int, run: Result<CheckRun, any Error>)]>([])
    DispatchQueue.concurrentPerform(iterations: lessons.count) { index in
      let run = Result { try judge(lessons[index]) }
      runs.withLock { $0.append((index, run)) }
    }
    return try runs.withLock { $0 }.sorted { $0.index < $1.index }
      .map { .ran(try $0.run.get()) }
  }
}
