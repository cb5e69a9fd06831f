/// Puts functions together that the compiler has cut into parts.
///
/// An async function is cut at each `await`. While it waits it is not on the
/// stack: it jumps to the function it awaits, and is entered again in a later
/// part when that has finished. So whoever ran last at the same place of the
/// stack is the one who awaits. An accessor that changes a property in place
/// is cut where it lends the value.
struct SplitFunctions {
  private struct Place: Hashable {
    var caller: Int?
    var symbol: String
  }

  private var latest: [Place: Int] = [:]
  private var running: [Int?: Int] = [:]

  /// Notes that another job begins, which awaits nobody who ran before.
  mutating func beginJob() {
    running = [:]
  }

  /// Notes that a function or a later part of one begins.
  ///
  /// The result is the event with which the function of a later part began; of
  /// an async function the event of the one that awaits it, if any.
  mutating func enter(
    _ function: SourceFunction,
    at event: Int,
    under caller: Int?
  ) -> Int? {
    if let first = function.resumes {
      let began = latest[Place(caller: caller, symbol: first)]
      if let began { running[caller] = began }
      return began
    }
    guard function.isSplit else { return nil }
    latest[Place(caller: caller, symbol: function.symbol)] = event
    return function.isAsync
      ? running.updateValue(event, forKey: caller) : nil
  }
}
