/// The objects of a screen, known and not held.
struct WeakParts {
  private struct Part {
    weak var object: AnyObject?
  }

  private let parts: [Part]

  init(_ objects: AnyObject...) {
    parts = objects.map { Part(object: $0) }
  }

  /// The types of those that somebody still holds.
  var held: [String] {
    parts.compactMap(\.object).map { "\(type(of: $0))" }
  }
}
