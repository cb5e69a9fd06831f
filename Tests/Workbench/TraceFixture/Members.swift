// Every kind of member, in types so small that calls can be counted by hand.

public final class Desk {
  private let adder = Adder()

  public init() {}

  public func useOverloads() {
    adder.add(1)
    adder.add(1.5)
    adder.add(1, to: 2)
  }

  public func useObservers() {
    adder.total = 5
  }

  public func useComputed() {
    adder.half = adder.half
    adder.half += 1
  }

  public func useInPlace() {
    adder.total += 1
    var level: any Level = Gauge()
    level.height += 1
  }

  public func useSubscript() {
    adder[1] = adder[2]
  }

  public func useKeyPath() {
    let half = \Adder.half
    _ = adder[keyPath: half]
  }

  public func useValues() {
    let red = Colour.mixed(.red, .blue)
    _ = red == .blue || red < .blue
    _ = Point(x: 1).moved(by: 2).x
    _ = 3.doubled
  }

  public func usePrivate() {
    let cache = Cache()
    cache.fill()
    Cache.Entry().touch()
  }

  public func useLocal() {
    func helper(_ number: Int) { adder.add(number) }
    struct Local {
      func run() {}
    }
    helper(1)
    Local().run()
  }

  public func useShortCircuit() {
    _ = adder.isEmpty && adder.isEmpty
  }

  public func useDefaultArgument() {
    adder.add(to: 1)
  }
}

open class Adder {
  var total = 0 {
    willSet { willChange() }
    didSet { didChange() }
  }

  var half: Int {
    get { 1 }
    set { report(newValue) }
  }

  var isEmpty: Bool { true }

  subscript(index: Int) -> Int {
    get { index }
    set { report(newValue) }
  }

  func add(_ number: Int) {}
  func add(_ number: Double) {}
  func add(_ number: Int = 3, to other: Int) {}
  func willChange() {}
  func didChange() {}
  func report(_ number: Int) {}
}

enum Colour: Equatable {
  case red, blue
  case other(Int)

  static func mixed(_ one: Colour, _ other: Colour) -> Colour { .other(1) }
  static func < (one: Colour, other: Colour) -> Bool { false }
}

struct Point {
  let x: Int

  func moved(by distance: Int) -> Point { Point(x: x + distance) }
}

extension Int {
  var doubled: Int { self * 2 }
}

private final class Cache {
  struct Entry {
    func touch() {}
  }

  private func store() {}
  func fill() { store() }
}

protocol Level {
  var height: Int { get set }
}

struct Gauge: Level {
  var height: Int {
    get { 1 }
    set { read() }
  }

  func read() {}
}
