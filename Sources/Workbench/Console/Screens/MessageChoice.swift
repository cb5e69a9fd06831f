import ConsoleUI
import Play

/// Which message is chosen, and in which variant.
struct MessageChoice {
  /// The variant that the arrows are in.
  var variant: Int
  /// The chosen message of each variant where a person has chosen one.
  private var messages: [Int: Int] = [:]

  init(variant: Int) {
    self.variant = variant
  }

  /// The chosen message of a variant with such a list.
  func message(of variant: Int, in list: MessageList) -> Int {
    let message = messages[variant] ?? list.firstOfInterest
    return max(0, min(message, list.messages.count - 1))
  }

  /// Moves by a key; in the other lists to the message that does the same.
  ///
  /// - Parameters:
  ///   - lists: The list of each variant.
  ///   - page: How many rows can be seen.
  /// - Returns: False for a key that does not move.
  mutating func move(by key: Key, among lists: [MessageList], page: Int) -> Bool
  {
    let list = lists[variant]
    let message = message(of: variant, in: list)
    let next: Int
    switch key {
    case .left, .right:
      let other = variant + (key == .left ? -1 : 1)
      variant = max(0, min(other, lists.count - 1))
      return true
    case .up: next = message - 1
    case .down: next = message + 1
    case .pageUp: next = message - page
    case .pageDown: next = message + page
    case .home: next = 0
    case .end: next = list.messages.count
    default: return false
    }
    let chosen = max(0, min(next, list.messages.count - 1))
    messages[variant] = chosen
    guard list.messages.indices.contains(chosen) else { return true }
    for (other, otherList) in lists.enumerated() where other != variant {
      messages[other] =
        otherList.message(
          like: list.messages[chosen],
          number: list.number(of: chosen)
        ) ?? messages[other]
    }
    return true
  }

  /// Goes to the beginning of every list where an action has led to other
  /// messages.
  mutating func keep(after action: Action) {
    if action.isGesture { messages = [:] }
  }
}
