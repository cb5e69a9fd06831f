import ConsoleUI

@testable import Exercise02

/// A dependent that writes down what the counter says whenever it is told.
final class DependentSpy: Dependent {
  /// What the counter said, since the spy joined or was cleared.
  private(set) var values: [Int] = []
  private let counter: Counter

  /// Joins the counter's dependents, and forgets what it was told on joining.
  init(_ counter: Counter) {
    self.counter = counter
    counter.addDependent(self)
    values = []
  }

  func update() {
    values.append(counter.value)
  }
}

/// A dependent that writes its name into a list whenever it is told.
final class NamedDependent: Dependent {
  /// Who was told, in that order.
  @MainActor
  final class Log {
    var names: [String] = []
  }

  private let name: String
  private let log: Log

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
  }

  func update() {
    log.names.append(name)
  }
}

/// The learner's counter with both of its views.
@MainActor
struct Desk {
  let counter = Counter()
  let numberView: NumberView
  let barView: BarView

  init() {
    numberView = NumberView(counter: counter)
    barView = BarView(counter: counter)
  }

  var shown: [String] {
    [numberView.label.text ?? "", barView.label.text ?? ""]
  }

  /// Taps buttons; each is "+" or "-".
  func tap(_ titles: String) {
    for title in titles {
      let isPlus = title == "+"
      (isPlus ? numberView.plusButton : numberView.minusButton).sendActions()
    }
  }
}

/// What both views have to show for a value.
func views(_ value: Int) -> [String] {
  ["\(value)", String(repeating: "*", count: max(0, value))]
}
