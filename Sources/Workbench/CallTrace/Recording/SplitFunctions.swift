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

  /// Notes that the first part of a function begins.
  ///
  /// The result is the event of the async function that awaits it, if any.
  mutating func begin(
    _ function: SourceFunction,
    at event: Int,
    under caller: Int?
  ) -> Int? {
    latest[Place(caller: caller, symbol: function.symbol)] = event
    guard function.isAsync else { return nil }
    return running.updateValue(event, forKey: caller)
  }

  /// Notes that a later part begins.
  ///
  /// The result is the event with which the function began.
  mutating func resume(_ symbol: String, under caller: Int?) -> Int? {
    guard let event = latest[Place(caller: caller, symbol: symbol)]
    else { return nil }
    running[caller] = event
    return event
  }
}
