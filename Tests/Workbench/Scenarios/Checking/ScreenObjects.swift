import ConsoleUI
import Play
import Trace

/// The objects that a screen consists of, none of which this keeps alive.
///
/// They are found by reflection from the window on: whatever types an
/// architecture has, none has to be listed. What the services consist of is
/// left out, because it outlives the screen, and so are Foundation and
/// Observation, which remembers what was read until some of it changes.
/// Reflection does not see what only a closure holds.
@MainActor
public struct ScreenObjects {
  private struct Reference {
    weak var object: AnyObject?
    let type: String
    /// Whether it has to go with the screen, whatever is pending.
    let goesWithScreen: Bool
  }

  private var references: [Reference] = []

  /// Collects the objects of the screens and alerts that are there now.
  public init(of session: Session) {
    var search = Search()
    search.visit(session.world)
    search.found = []
    search.visit(session.window)
    let pattern = session.variant.architecture.pattern
    // Many are of one type, and to read its name takes long.
    var known: [ObjectIdentifier: (name: String, goesWithScreen: Bool)] = [:]
    references = search.found.map { object in
      let id = ObjectIdentifier(Swift.type(of: object))
      let type = known[id] ?? Self.type(of: object, in: pattern)
      known[id] = type
      return Reference(
        object: object,
        type: type.name,
        goesWithScreen: type.goesWithScreen
      )
    }
  }

  private static func type(
    of object: AnyObject,
    in pattern: Pattern
  ) -> (name: String, goesWithScreen: Bool) {
    let name = String(reflecting: Swift.type(of: object))
    let draws = object is View || object is ViewController
    return (name, draws || isGiven(name) || pattern.presents(name))
  }

  /// The types of all the objects: the architecture's own by name, and then
  /// what every architecture is given.
  public var types: [String] { Self.inOrder(references) }

  /// The types of the objects that something still holds, in the same order.
  public var alive: [String] {
    Self.inOrder(references.filter { $0.object != nil })
  }

  /// Those of them that the user's screen consists of: what draws, and what
  /// tells it what to show.
  ///
  /// They go with the screen. What lies behind them, such as a model, may stay
  /// until the answers have come that it waits for.
  public var aliveOnScreen: [String] {
    Self.inOrder(references.filter { $0.object != nil && $0.goesWithScreen })
  }

  private static func inOrder(_ references: [Reference]) -> [String] {
    let types = references.map(\.type).sorted()
    return types.filter { !isGiven($0) } + types.filter(isGiven)
  }

  private static func isGiven(_ type: String) -> Bool {
    ["ConsoleUI.", "Layouts."].contains(where: type.hasPrefix)
  }

  /// Only those that came after others were collected, which must not have
  /// been released in between.
  public func since(_ earlier: ScreenObjects) -> ScreenObjects {
    var later = self
    later.references.removeAll { reference in
      earlier.references.contains { $0.object === reference.object }
    }
    return later
  }
}

extension Pattern {
  /// Whether a type that does not draw tells the screen what to show.
  ///
  /// - Parameter type: Its name, with its module and the types around it.
  fileprivate func presents(_ type: String) -> Bool {
    let roles: Set<Role> = [.presenter, .viewModel, .inputController]
    let name = type.prefix { $0 != "<" }
    // A type of no role has that of the type around it.
    let role = name.split(separator: ".").reversed().lazy
      .compactMap { self.role(ofType: String($0), draws: false) }.first
    return name.hasPrefix("\(module).") && role.map(roles.contains) ?? false
  }
}

/// Goes from an object to all that its properties hold.
@MainActor
private struct Search {
  var found: [AnyObject] = []
  private var visited: Set<ObjectIdentifier> = []

  mutating func visit(_ value: Any) {
    switch ObjectKind.of(value) {
    case .ours:
      let object = value as AnyObject
      guard visited.insert(ObjectIdentifier(object)).inserted else { return }
      found.append(object)
      var mirror: Mirror? = Mirror(reflecting: value)
      while let part = mirror {
        visitProperties(of: part)
        mirror = part.superclassMirror
      }
    case .value: visitProperties(of: Mirror(reflecting: value))
    case .foreign, .model: return
    }
  }

  private mutating func visitProperties(of mirror: Mirror) {
    for child in mirror.children {
      let kind = ObjectKind.of(child.value)
      // A model is a value that holds no object, and so are its neighbours
      // in a list, which can be long.
      if kind == .model, mirror.displayStyle == .collection { return }
      visit(child.value)
    }
  }
}

/// What a type has to do with the objects of a screen.
enum ObjectKind {
  /// A class of ours.
  case ours
  /// A class of a library, or a value that holds nothing else.
  case foreign
  /// A value of the models, or of what they show, which holds no object.
  case model
  /// Any other value, which may hold objects.
  case value

  /// The kinds of the types met so far: to read a type's name takes longer
  /// than all else here.
  @MainActor private static var known: [ObjectIdentifier: ObjectKind] = [:]

  @MainActor static func of(_ value: Any) -> ObjectKind {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    if let kind = known[id] { return kind }
    let kind = ObjectKind(type)
    known[id] = kind
    return kind
  }

  private init(_ type: Any.Type) {
    let name = String(reflecting: type)
    let foreign = [
      "Foundation.", "FoundationEssentials.", "Observation.", "Swift.", "__C.",
    ]
    let plain = [
      "Int", "UInt8", "UInt64", "Bool", "Double", "String", "Duration",
    ]
    let values = ["Models.", "Drawing.", "Pictures."]
    if type is AnyClass {
      let isOurs =
        name.contains(".") && !foreign.contains { name.hasPrefix($0) }
      self = isOurs ? .ours : .foreign
    } else if values.contains(where: name.hasPrefix) {
      self = .model
    } else {
      self = plain.contains { name == "Swift.\($0)" } ? .foreign : .value
    }
  }
}
