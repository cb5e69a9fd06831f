import ConsoleUI
import LessonChecks

@testable import Exercise02

/// A dependent that writes down what the counter says whenever it is told.
final class DependentSpy: Dependent {
  private(set) var values: [Int] = []
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.addDependent(self)
  }

  func update() {
    values.append(counter.value)
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
}

await Checks.run { checks in
  checks.expect(
    "Every dependent is told, each once, when the model says changed().",
    equals: [[0], [0]],
    from: {
      let counter = Counter()
      let spies = [DependentSpy(counter), DependentSpy(counter)]
      counter.changed()
      return spies.map(\.values)
    },
    advice: { got in
      switch got {
      case [[], []]:
        "changed() has to send update() to each of its dependents."
      case [[0], []], [[], [0]]:
        "There are two dependents, and only one of them hears it."
      default:
        nil
      }
    }
  )
  checks.expect(
    "The counter tells its dependents of every change by itself.",
    equals: [1, 2, 1],
    from: {
      let counter = Counter()
      let spy = DependentSpy(counter)
      counter.increment()
      counter.increment()
      counter.decrement()
      return spy.values
    },
    advice: { got in
      got.isEmpty
        ? """
        The model changed, and told nobody. In this pattern no one else will: \
        no tap made this change.
        """
        : """
        Not every change was told, each once. What changes is the value: let \
        it notice that itself, whoever sets it.
        """
    }
  )
  checks.expect(
    "A dependent that was removed is told no more.",
    equals: [1],
    from: {
      let counter = Counter()
      let spy = DependentSpy(counter)
      counter.increment()
      counter.removeDependent(spy)
      counter.increment()
      return spy.values
    }
  )
  checks.expect(
    "The views show the counter before anything has changed.",
    equals: ["0", ""],
    from: { Desk().shown },
    advice: { got in
      got.last == "***" ? "The bar has to show what the model says." : nil
    }
  )
  checks.expect(
    "Two taps on + and one on - are seen in both views.",
    equals: ["1", "*"],
    from: {
      let desk = Desk()
      desk.numberView.plusButton.sendActions()
      desk.numberView.plusButton.sendActions()
      desk.numberView.minusButton.sendActions()
      return desk.shown
    },
    advice: { got in
      got == ["0", ""]
        ? "The controller has to send the counter what the tap means."
        : nil
    }
  )
  checks.expect(
    "A change that no tap has made is seen in both views.",
    equals: ["3", "***"],
    from: {
      let desk = Desk()
      for _ in 1...3 { desk.counter.increment() }
      return desk.shown
    },
    advice: { got in
      got.first == "3" && got.last == ""
        ? "The bar has to be among the counter's dependents."
        : nil
    }
  )
  checks.expect(
    "A view that comes late shows what the model says already.",
    equals: ["4", "****"],
    from: {
      let counter = Counter()
      for _ in 1...4 { counter.increment() }
      let late = (NumberView(counter: counter), BarView(counter: counter))
      return [late.0.label.text ?? "", late.1.label.text ?? ""]
    },
    advice: { got in
      if got.contains("") {
        return """
          A view that comes late has missed every change. It has to update \
          itself once when it comes.
          """
      }
      if got.first == "4" { return nil }
      return got.first?.contains("4") == true
        ? "The number stands alone, with no words around it."
        : """
        Two views of one model have to agree, and a number that a view keeps \
        for itself is a second truth. Ask the counter.
        """
    }
  )
  checks.expect(
    "Below zero, the number is shown and the bar is empty.",
    equals: ["-1", ""],
    from: {
      let desk = Desk()
      desk.numberView.minusButton.sendActions()
      return desk.shown
    }
  )
  checks.expect(
    "The model and the controller import nothing: they know no widget.",
    equals: [] as [String],
    from: {
      try ["Model", "Counter", "CounterController"].flatMap {
        try checks.source("\($0).swift").imports
      }
    },
    advice: { _ in
      "Model and controller speak of counting. What shows it is the views'."
    }
  )
  let longLived = Counter()
  checks.expectReleased(
    "A view goes although its model stays.",
    advice: """
      The model keeps its views alive. It lives as long as the program, and \
      so would every view that ever showed it.
      """,
    after: {
      let view = BarView(counter: longLived)
      longLived.increment()
      return view
    }
  )
}
