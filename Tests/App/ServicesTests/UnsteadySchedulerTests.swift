import Services
import Testing

@MainActor
struct UnsteadySchedulerTests {
  /// The order in which so many answers come that are asked for one after
  /// another, with the same delay.
  private func order(world: Int, count: Int = 3) -> [Int] {
    let clock = VirtualScheduler()
    let scheduler = UnsteadyScheduler(clock, world: world)
    var order: [Int] = []
    for number in 1...count {
      scheduler.after(.milliseconds(400)) { order.append(number) }
      #expect(order == [], "inside the call")
    }
    clock.advance(by: .seconds(10))
    return order
  }

  @Test func answersComeInEveryOrder() {
    let orders = Set((1...99).map { order(world: $0) })
    #expect(orders.count == 6)
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3] })
  }

  @Test func theSameNumberGivesTheSameOrder() {
    #expect(order(world: 7, count: 30) == order(world: 7, count: 30))
  }

  @Test func delaysAreWholeMilliseconds() throws {
    let clock = VirtualScheduler()
    let scheduler = UnsteadyScheduler(clock, world: 1)
    for _ in 0..<50 {
      scheduler.after(.milliseconds(333)) {}
      let due = try #require(clock.nextDue) - clock.now
      #expect(due.components.attoseconds % 1_000_000_000_000_000 == 0)
      clock.advance(by: .seconds(10))
    }
  }
}
