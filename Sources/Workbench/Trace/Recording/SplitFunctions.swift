/// Puts functions together that the compiler has cut into parts.
///
/// An async function is cut at each `await`. While it waits it is not on the
/// stack: it jumps to the function it awaits, and is entered again in a later
/// part when that has finished. So whoever ran last at the same place of the
/// stack is the one who awaits, or who was awaited. An accessor that changes a
/// property in place is cut where it lends the value.
struct SplitFunctions {
  /// How a function or a part of it is entered.
  ///
  /// Numbers are those of events.
  enum Entry {
    /// It begins; the one that awaits it, if any.
    case beginning(awaitedBy: Int?)
    /// It goes on, in the job in which it began.
    case laterPart(of: Int)
    /// It goes on in another job; the one whose end it has waited for, if that
    /// ran in the same job.
    case resumption(after: Int?)
  }

  private struct Place: Hashable {
    var caller: Int?
    var symbol: String
  }

  private var latest: [Place: (event: Int, job: Int)] = [:]
  private var running: [Int?: Int] = [:]
  private var job = 0

  /// Notes that another job begins, which awaits nobody who ran before.
  mutating func beginJob() {
    running = [:]
    job += 1
  }

  /// Notes that a function or a later part of one begins.
  mutating func enter(
    _ function: SourceFunction,
    at event: Int,
    under caller: Int?
  ) -> Entry {
    guard function.isSplit || function.resumes != nil else {
      return .beginning(awaitedBy: nil)
    }
    let symbol = function.resumes ?? function.symbol
    let place = Place(caller: caller, symbol: symbol)
    if function.resumes != nil, let began = latest[place], began.job == job {
      running[caller] = began.event
      return .laterPart(of: began.event)
    }
    latest[place] = (event, job)
    guard function.isAsync else { return .beginning(awaitedBy: nil) }
    let other = running.updateValue(event, forKey: caller)
    return function.resumes == nil
      ? .beginning(awaitedBy: other) : .resumption(after: other)
  }
}
