import Foundation
import Synchronization
import Testing

@testable import Measure

@Suite("Several at once")
struct WorkersTests {
  private struct Failure: Error {}

  @Test("All is done, by as many as there are", arguments: [1, 2, 5])
  func all(count: Int) throws {
    var done: [Int] = []
    try Workers(count: count).forEach(Array(1...20)) {
      $0 * 2
    } then: {
      done.append($0)
    }
    #expect(done.sorted() == (1...20).map { $0 * 2 })
    try Workers(count: count).forEach([]) { (item: Int) in
      item
    } then: { _ in
      Issue.record("nothing was to be done")
    }
  }

  @Test("Two work at the same time")
  func together() throws {
    // Each waits until the other has come, which one alone would in vain.
    let arrived = Mutex(0)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(20)
    try Workers(count: 2).forEach([1, 2]) { _ in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 2, clock.now < end { sched_yield() }
      return clock.now < end
    } then: {
      #expect($0)
    }
  }

  @Test("An error ends the work, and nothing more is used")
  func error() {
    var used: [Int] = []
    let done = Mutex(0)
    #expect(throws: Failure.self) {
      try Workers(count: 1).forEach(Array(1...1000)) { item in
        if item == 3 { throw Failure() }
        done.withLock { $0 += 1 }
        return item
      } then: {
        used.append($0)
      }
    }
    #expect(used == [1, 2])
    #expect(done.withLock { $0 } == 2)
  }
}
