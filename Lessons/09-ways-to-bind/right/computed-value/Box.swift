/// A value that tells one listener of every assignment.
@MainActor
final class Box<Value> {
  typealias Listener = (Value) -> Void

  private var stored: Value
  private var listener: Listener?
  var value: Value {
    get { stored }
    set {
      stored = newValue
      tell()
    }
  }

  init(_ value: Value) {
    stored = value
  }

  func bind(_ listener: Listener?) {
    self.listener = listener
    tell()
  }

  private func tell() {
    guard let listener else { return }
    listener(stored)
  }
}
