// Types within types, within functions and within extensions.

public final class Shelf {
  public init() {}

  public func visitAll() {
    struct Label {
      func read() {}
    }
    Label().read()
    Drawer.Handle().pull()
    "".shake()
    String.Lid().lift()
    lock { Key().turn() }
    Pair(1).swap()
    drop()
    [Coin()].map { $0.flip() }.forEach { $0.spend() }
  }

  enum Drawer {
    struct Handle {
      func pull() {}
    }
  }

  private final class Key {
    func turn() {}
  }

  struct Pair<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
    func swap() {}
  }
}

extension String {
  func shake() {}

  struct Lid {
    func lift() {}
  }
}

extension Shelf: Droppable {}

protocol Droppable {}

extension Droppable {
  func drop() {}
}

private func lock(_ body: () -> Void) { body() }

private class Coin: Animal {
  func flip() -> Self { self }
  func spend() {}
}
