import ConsoleUI
import LessonChecks

@testable import Exercise02

await Checks.run { checks in
  checks.expect(
    "Every dependent is told, each once, when the model says changed().",
    equals: [[0], [0], [0]],
    from: {
      let counter = Counter()
      let spies = (1...3).map { _ in DependentSpy(counter) }
      counter.changed()
      return spies.map(\.values)
    },
    advice: { got in
      let told = got.count { !$0.isEmpty }
      return switch told {
      case 0:
        """
        When changed() came back, no dependent had been told. It has to send \
        update() to each of them before it returns.
        """
      case 1, 2:
        "There are three dependents. How many of them heard it: \(told)."
      default: nil
      }
    }
  )
  checks.expect(
    "The dependents are told in the order in which they came.",
    equals: ["first", "second", "third"],
    from: {
      let counter = Counter()
      let log = NamedDependent.Log()
      let dependents = ["first", "second", "third"].map {
        NamedDependent($0, log: log)
      }
      for dependent in dependents { counter.addDependent(dependent) }
      log.names = []
      withExtendedLifetime(dependents) { counter.changed() }
      return log.names
    }
  )
  checks.expect(
    "When a dependent has gone, those that came after it are told.",
    equals: [1, 2],
    from: {
      let counter = Counter()
      _ = DependentSpy(counter)
      let spy = DependentSpy(counter)
      counter.increment()
      counter.increment()
      return spy.values
    },
    advice: { got in
      got.isEmpty
        ? "The first dependent has gone, and then nobody else was told." : nil
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
      switch got {
      case []:
        """
        The model changed. When the call came back, nobody had been told. \
        This change came without a tap, so no controller took part. Only the \
        model can tell its dependents.
        """
      case [0, 1, 2]:
        """
        Each time the dependent asked, the counter still said the old value. \
        Tell the dependents after the change.
        """
      case [1, 2]: "One of three changes was not told: counting down."
      default: nil
      }
    }
  )
  checks.expect(
    "The controller tells the counter what the taps mean.",
    equals: [1, 2, 1],
    from: {
      let counter = Counter()
      let controller = CounterController(counter: counter)
      return ["+", "+", "-"].map { title in
        if title == "+" {
          controller.plusButtonTapped()
        } else {
          controller.minusButtonTapped()
        }
        return counter.value
      }
    },
    advice: { got in
      got == [0, 0, 0]
        ? "No view is here: the controller itself has to tell the counter."
        : nil
    }
  )
  checks.expect(
    "A tap on + counts up, and a tap on - counts down.",
    equals: [1, 2, 1],
    from: {
      let desk = Desk()
      return ["+", "+", "-"].map { title in
        desk.tap(title)
        return desk.counter.value
      }
    },
    advice: { got in
      got == [0, 0, 0] ? "The tap has not reached the counter." : nil
    }
  )
  checks.expect(
    "A tap is one change: the dependents are told once for each.",
    equals: [1, 2, 1],
    from: {
      let desk = Desk()
      let spy = DependentSpy(desk.counter)
      desk.tap("++-")
      return spy.values
    },
    advice: { got in
      got == [1, 1, 2, 2, 1, 1]
        ? """
        Each tap was told twice. If the model tells of the change, the \
        controller must not do so, too.
        """
        : nil
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
    equals: views(0),
    from: { Desk().shown },
    advice: { got in
      got.last == "***" ? "The bar has to show what the model says." : nil
    }
  )
  for (taps, value) in [
    ("++-", 1), ("+++++++", 7), ("-", -1), ("---", -3), ("++---", -1),
  ] {
    checks.expect(
      "Both views show \(value) after the taps \(taps).",
      equals: views(value),
      from: {
        let desk = Desk()
        desk.tap(taps)
        return desk.shown
      }
    )
  }
  for value in [3, 37] {
    checks.expect(
      "Both views show \(value) after as many changes without a tap.",
      equals: views(value),
      from: {
        let desk = Desk()
        for _ in 1...value { desk.counter.increment() }
        return desk.shown
      }
    )
  }
  checks.expect(
    "A view that left the list is told nothing, not even by the controller.",
    equals: views(1),
    from: {
      let desk = Desk()
      desk.tap("+")
      desk.counter.removeDependent(desk.numberView)
      desk.counter.removeDependent(desk.barView)
      desk.tap("+")
      return desk.shown
    },
    advice: { got in
      got.contains(views(2)[0]) || got.contains(views(2)[1])
        ? """
        This view changed although it is not among the model's dependents. A \
        view changes only when the model tells it to update.
        """
        : nil
    }
  )
  checks.expect(
    "A view that comes late shows what the model says already.",
    equals: views(4),
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
      return got.first != "4" && got.first?.contains("4") == true
        ? "The number stands alone, with no words around it." : nil
    }
  )
  checks.expect(
    "A view that was away for some changes asks for the present value.",
    equals: views(5),
    from: {
      let desk = Desk()
      desk.tap("+")
      desk.counter.removeDependent(desk.numberView)
      desk.counter.removeDependent(desk.barView)
      desk.tap("+++")
      desk.counter.addDependent(desk.numberView)
      desk.counter.addDependent(desk.barView)
      desk.tap("+")
      return desk.shown
    },
    advice: { _ in
      """
      A view that counts its updates is wrong as soon as it misses one. It \
      asks the counter for its value, each time.
      """
    }
  )
  checks.expect(
    "However often a view is told to update, it shows what the model says.",
    equals: views(4),
    from: {
      let desk = Desk()
      for _ in 1...4 { desk.counter.increment() }
      for _ in 1...3 {
        desk.numberView.update()
        desk.barView.update()
      }
      return desk.shown
    },
    advice: { got in
      got.contains("")
        ? nil
        : """
        Two views of one model have to agree, and a number that a view keeps \
        for itself is a second truth. Ask the counter.
        """
    }
  )
  checks.expect(
    "Each view needs nothing but its own model.",
    equals: ["2", "***"],
    from: {
      let (ofNumber, ofBar) = (Counter(), Counter())
      let numberView = NumberView(counter: ofNumber)
      let barView = BarView(counter: ofBar)
      for _ in 1...2 { ofNumber.increment() }
      for _ in 1...3 { ofBar.increment() }
      return [numberView.label.text ?? "", barView.label.text ?? ""]
    },
    advice: { got in
      got[1] == "***"
        ? nil
        : """
        Here the bar and the number have a model each. A view asks its own \
        model, and not another view.
        """
    }
  )
  checks.expect(
    "Two number views and two bars of one model agree.",
    equals: [views(5), views(5)],
    from: {
      let counter = Counter()
      let numbers = (1...2).map { _ in NumberView(counter: counter) }
      let bars = (1...2).map { _ in BarView(counter: counter) }
      for _ in 1...3 { numbers[0].plusButton.sendActions() }
      for _ in 1...2 { numbers[1].plusButton.sendActions() }
      return zip(numbers, bars).map {
        [$0.label.text ?? "", $1.label.text ?? ""]
      }
    }
  )
  checks.expect(
    "The model and the controller name no widget and no view.",
    equals: [] as [String],
    from: {
      try ["Model", "Counter", "CounterController"].flatMap { name in
        let source = try checks.source("\(name).swift")
        return source.imports.filter { $0 == "ConsoleUI" }
          + ["NumberView", "BarView"].filter(source.names)
      }
    },
    advice: { _ in
      "Model and controller are about counting. The views show it."
    }
  )
  checks.expect(
    "Only the counter sets its value.",
    equals: "read only",
    from: {
      isWritable(\Counter.value) ? "anybody can set it" : "read only"
    },
    advice: { _ in
      "With private(set) everybody can read it. Others call its functions."
    }
  )
  checks.expect(
    "The views leave counting to the controller.",
    equals: [] as [String],
    from: {
      try ["NumberView", "BarView"].flatMap { name in
        try ["increment", "decrement"]
          .filter(checks.source("\(name).swift").names)
      }
    },
    advice: { _ in "A tap goes to the controller, and it tells the model." }
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
