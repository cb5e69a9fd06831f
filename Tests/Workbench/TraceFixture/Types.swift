// Generics, protocols, subclasses, several instances, life and death.

public final class Box<Value> {
  public var value: Value { didSet { listener?(value) } }
  private var listener: ((Value) -> Void)?

  public init(_ value: Value) { self.value = value }

  public func bind(_ listener: @escaping (Value) -> Void) {
    self.listener = listener
    listener(value)
  }
}

public final class Binder {
  private let box = Box("")
  private let display = Display()

  public init() {}
  public func bind() { box.bind { text in self.display.show(text.count) } }
  public func change() { box.value = "new" }
}

protocol Speaker {
  func speak()
}

extension Speaker {
  func speak() { whisper() }
  func whisper() {}
}

struct Quiet: Speaker {}

struct Loud: Speaker {
  func speak() {}
}

public final class Room {
  public init() {}

  public func letSpeak() {
    let speakers: [any Speaker] = [Quiet(), Loud()]
    for speaker in speakers { speaker.speak() }
    call(Quiet())
  }

  private func call(_ speaker: some Speaker) { speaker.speak() }
}

open class Animal {
  let name: String

  public init(name: String) { self.name = name }
  public convenience init() { self.init(name: "nobody") }
  open func move() { breathe() }
  func breathe() {}
}

public final class Bird: Animal {
  override public func move() {
    super.move()
    fly()
  }

  func fly() {}
}

public final class Node {
  private let next: Node?

  public init(next: Node?) { self.next = next }

  public func visit() {
    mark()
    next?.visit()
  }

  private func mark() {}

  public func factorial(_ number: Int) -> Int {
    number < 2 ? 1 : number * factorial(number - 1)
  }
}

public final class Owner {
  private var animal: Animal?

  public init() {}
  public func take() { animal = Animal() }
  public func release() { animal = nil }
  public func fail() throws { throw Failure() }

  struct Failure: Error {}

  deinit { wave() }
  private func wave() {}
}
