import Services
import Testing

@MainActor
struct VirtualSchedulerTests {
  private let scheduler = VirtualScheduler()
  private let log = Log()

  @Test func workRunsInOrderOfDueTimeThenOfRequest() {
    note("c", after: .seconds(2))
    note("a", after: .seconds(1))
    note("d", after: .seconds(2))
    note("b", after: .seconds(1))

    scheduler.advance(by: .seconds(2))

    #expect(log.lines == ["a at 1.0", "b at 1.0", "c at 2.0", "d at 2.0"])
  }

  @Test func workWithoutDelayWaitsForTimeToPass() {
    note("a", after: .zero)
    #expect(log.lines == [])

    scheduler.advance(by: .zero)
    #expect(log.lines == ["a at 0.0"])
  }

  @Test func negativeDelaysAndAdvancesCountAsNone() {
    scheduler.advance(by: .seconds(1))
    note("a", after: .seconds(-5))
    #expect(scheduler.nextDue == .seconds(1))

    scheduler.advance(by: .seconds(-5))
    #expect(log.lines == ["a at 1.0"])
    #expect(scheduler.now == .seconds(1))
  }

  @Test func workRequestedByWorkRunsInTheSameAdvanceIfDueInTime() {
    scheduler.after(.seconds(1)) { [self] in
      note("in time", after: .seconds(1))
      note("at once", after: .zero)
      note("too late", after: .seconds(2))
    }

    scheduler.advance(by: .milliseconds(2500))

    #expect(log.lines == ["at once at 1.0", "in time at 2.0"])
    #expect(scheduler.now == .milliseconds(2500))
    #expect(scheduler.pendingCount == 1)
    #expect(scheduler.nextDue == .seconds(3))
  }

  @Test func timeNeverRunsBackwardsWhenWorkAdvancesIt() {
    scheduler.after(.seconds(1)) { [self] in
      scheduler.advance(by: .seconds(10))
    }
    note("a", after: .seconds(2))

    scheduler.advance(by: .seconds(3))

    #expect(log.lines == ["a at 2.0"])
    #expect(scheduler.now == .seconds(11))
  }

  @Test func timeEndsInsteadOfOverflowing() {
    let longest = Duration.seconds(Int64.max)
    note("a", after: longest)
    scheduler.advance(by: .seconds(1))
    note("b", after: longest + longest)
    #expect(scheduler.nextDue == longest)

    scheduler.advance(by: longest)
    scheduler.advance(by: longest)

    #expect(log.lines.map { $0.prefix(1) } == ["a", "b"])
    #expect(scheduler.now == longest)
  }

  @Test(arguments: UInt64(1)...20)
  func randomRequestsRunAsInASortedList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var model: [(due: Int, number: Int)] = []
    var expected: [String] = []
    var now = 0
    for number in 0..<500 {
      let delay = Int.random(in: 0...50, using: &random)
      model.append((due: now + delay, number: number))
      note("\(number)", after: .seconds(delay))
      if Int.random(in: 0...3, using: &random) == 0 {
        now += Int.random(in: 0...20, using: &random)
        model.sort { ($0.due, $0.number) < ($1.due, $1.number) }
        let due = model.prefix { $0.due <= now }
        expected += due.map { "\($0.number) at \(Double($0.due))" }
        model.removeFirst(due.count)
        scheduler.advance(by: .seconds(now) - scheduler.now)
      }
      #expect(scheduler.pendingCount == model.count)
    }
    #expect(log.lines == expected)
    #expect(expected.count > 400)
  }

  private func note(_ name: String, after delay: Duration) {
    scheduler.after(delay) { [scheduler, log] in
      log.lines.append("\(name) at \(scheduler.now / .seconds(1))")
    }
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}
