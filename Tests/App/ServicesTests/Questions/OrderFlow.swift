/// Keeps what several screens fill in, and decides which screen is next.
///
/// A screen says what was entered, and knows neither another screen nor the
/// draft. Whoever shows the screens holds the flow, and both go together.
/// `Lessons/questions.md` shows it.
@MainActor
final class OrderFlow {
  private(set) var draft = OrderDraft()
  /// The open screens, the first one first.
  private(set) var steps = [OrderStep.delivery]

  /// Takes what was entered on the last screen, and opens the next one.
  func entered(_ change: (inout OrderDraft) -> Void) {
    change(&draft)
    if let step = steps.last, let next = draft.step(after: step) {
      steps.append(next)
    }
  }

  /// What was entered stays in the draft.
  func wentBack() {
    if steps.count > 1 { steps.removeLast() }
  }
}

enum OrderStep: Equatable { case delivery, address, payment, review }

struct OrderDraft: Equatable {
  var isFetched = false
  var address = ""
  var payment = ""

  /// The next screen; nil after the last one.
  func step(after step: OrderStep) -> OrderStep? {
    switch step {
    case .delivery: isFetched ? .payment : .address
    case .address: .payment
    case .payment: .review
    case .review: nil
    }
  }
}
