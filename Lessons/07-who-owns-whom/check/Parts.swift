/// The learner's own objects in a screen, none of which this keeps alive.
///
/// They are found by reflection, whatever types the learner writes.
@MainActor
struct Parts {
  private struct Part {
    weak var object: AnyObject?
    let type: String
  }

  private var parts: [Part] = []

  init(of screen: AnyObject) {
    collect(screen)
  }

  /// The types of the objects that are not released, by name.
  var stillHeld: [String] {
    parts.filter { $0.object != nil }.map(\.type).sorted()
  }

  private mutating func collect(_ value: Any) {
    var mirror: Mirror? = Mirror(reflecting: value)
    if mirror?.displayStyle == .class {
      let object = value as AnyObject
      let names = String(reflecting: type(of: object)).split(separator: ".")
      guard names.first == "Exercise07",
        !parts.contains(where: { $0.object === object })
      else { return }
      parts.append(Part(object: object, type: String(names[names.count - 1])))
    }
    while let part = mirror {
      for child in part.children { collect(child.value) }
      mirror = part.superclassMirror
    }
  }
}
