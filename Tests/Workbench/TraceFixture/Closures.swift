// Who calls whom when one of them is a closure.

public final class Asker {
  private let clock: Clock
  private let display = Display()

  public init(clock: Clock) { self.clock = clock }

  /// The clock keeps the closure and calls it later.
  public func ask() {
    clock.ask { [weak self] hour in self?.show(hour) }
  }

  public func countWithMap() {
    _ = [1, 2].map { number in display.show(number) }
  }

  public func passMethod() {
    clock.ask(display.show)
  }

  public func passNested() {
    clock.ask { hour in
      let again = { self.show(hour) }
      again()
    }
  }

  private func show(_ hour: Int) { display.show(hour) }
}

public final class Clock {
  private var pending: [(Int) -> Void] = []

  public init() {}

  func ask(_ completion: @escaping (Int) -> Void) { pending.append(completion) }

  public func strike() {
    let waiting = pending
    pending = []
    for completion in waiting { completion(12) }
  }
}

final class Display {
  func show(_ number: Int) {}
}

/// Calls through a function outside of types.
public final class Caller {
  private let display = Display()

  public init() {}
  public func callByHelper() { relay { display.show(1) } }
  public func callFromHelper() { relay(display) }
}

func relay(_ action: () -> Void) { action() }
func relay(_ display: Display) { display.show(2) }
