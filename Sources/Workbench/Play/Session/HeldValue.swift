import ConsoleUI
import Foundation
import Trace

/// A value that an object holds which decides, as text that is the same in
/// every run.
package struct HeldValue: Equatable, Sendable {
  /// The type of the object.
  package let type: String
  /// Such as `searchText` or `list.items[3]`.
  package let name: String
  /// The key, where it is an entry of a dictionary of that name.
  package var key: String?
  package let text: String
}

extension Session {
  /// What those hold that decide, and can be reached from the screen.
  ///
  /// Only plain values count: texts, numbers, enumerations, and optionals,
  /// arrays and structures of these, what keys a dictionary has, and that there
  /// is a task.
  package var heldValues: [HeldValue] {
    var search = HolderSearch(variant.architecture.pattern, tasks: tasks)
    search.visit(window.rootViewController)
    tasks = search.tasks
    return search.values
  }
}

/// The tasks that those have held who decide.
struct HeldTasks {
  private var numbers: [Task<Void, Never>: Int] = [:]

  /// The number of a task that is shown: the first one's is 1.
  fileprivate mutating func number(of task: Task<Void, Never>) -> Int {
    let number = numbers[task] ?? numbers.count + 1
    numbers[task] = number
    return number
  }
}

/// Follows the stored properties of objects to those that decide.
@MainActor
private struct HolderSearch {
  private let pattern: Pattern
  private var seen: Set<ObjectIdentifier> = []
  private(set) var values: [HeldValue] = []
  private(set) var tasks: HeldTasks

  init(_ pattern: Pattern, tasks: HeldTasks) {
    self.pattern = pattern
    self.tasks = tasks
  }

  mutating func visit(_ value: Any) {
    let type = ValueType.of(value)
    // The kit's widgets lead to nobody who decides, and services to the world.
    guard
      [pattern.module, "ConsoleUI", "Models", "Swift"].contains(type.module)
        || type.isTuple,
      type.module != "ConsoleUI" || !type.isView, !type.isPlain, !type.isTask
    else { return }
    if type.isClass,
      !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return
    }
    let mirror = Mirror(reflecting: value)
    if isHolder(type) {
      for (name, value) in mirror.storedProperties {
        values += plainValues(of: value, named: name).map {
          HeldValue(type: type.name, name: $0.name, key: $0.key, text: $0.text)
        }
      }
    }
    // A dictionary has another order in each run.
    let children =
      mirror.displayStyle == .dictionary
      ? mirror.entries.map(\.value) : mirror.allChildren
    for child in children { visit(child) }
  }

  private func isHolder(_ type: ValueType) -> Bool {
    if type.module == "Models" { return type.isClass }
    guard type.module == pattern.module else { return false }
    return role(of: type).map(pattern.holders.contains) ?? false
  }

  private func role(of type: ValueType) -> Role? {
    pattern.role(ofType: type.name, draws: type.draws)
  }

  private typealias Plain = (name: String, key: String?, text: String)

  /// The plain values in a value, those of a structure, of an array and of a
  /// dictionary one by one.
  private mutating func plainValues(
    of value: Any,
    named name: String
  ) -> [Plain] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional where !mirror.children.isEmpty:
      return mirror.children.flatMap { plainValues(of: $0.value, named: name) }
    case .struct where ValueType.of(value).isTask:
      return [(name, nil, entryText(of: value))]
    case .struct where !ValueType.of(value).isOfFoundation:
      return mirror.storedProperties.flatMap { part in
        // A property wrapper stands for what it wraps.
        let isWrapped = part.name == "projectedValue"
        return plainValues(
          of: part.value,
          named: isWrapped ? name : "\(name).\(part.name)"
        )
      }
    case .collection:
      let texts = mirror.children.map { plainText(of: $0.value) }
      guard !texts.contains(nil) else { return [] }
      return [("\(name).count", nil, "\(texts.count)")]
        + texts.prefix(40).enumerated().compactMap { place, text in
          text.map { ("\(name)[\(place)]", nil, $0) }
        }
    case .dictionary:
      return mirror.entries.map { (name, $0.key, entryText(of: $0.value)) }
    case .class:
      // A box stands for the value in it, and not for who is bound to it.
      guard role(of: ValueType.of(value)) == .binding,
        let value = mirror.storedProperties.first?.value
      else { return [] }
      return plainText(of: value).map { [(name, nil, $0)] } ?? []
    default:
      return plainText(of: value).map { [(name, nil, $0)] } ?? []
    }
  }

  /// A task by its number, what is plain as such, else the name of its type.
  private mutating func entryText(of value: Any) -> String {
    guard let task = value as? Task<Void, Never> else {
      return plainText(of: value) ?? ValueType.of(value).name
    }
    let number = "task \(tasks.number(of: task))"
    return task.isCancelled ? "\(number), cancelled" : number
  }
}

/// What is asked of the type of a value.
///
/// It is found once for each type: to read a type's name takes longer than all
/// else here.
private struct ValueType {
  let module: String
  /// The name without its generic arguments.
  let name: String
  let isClass: Bool
  let isTuple: Bool
  let isTask: Bool
  let isView: Bool
  /// Whether it is a view or a view controller.
  let draws: Bool
  let isOfFoundation: Bool
  /// Whether no object is in it: it is a text, a number, or a model's value.
  let isPlain: Bool

  @MainActor private static var known: [ObjectIdentifier: ValueType] = [:]

  @MainActor static func of(_ value: Any) -> ValueType {
    let type = type(of: value)
    let id = ObjectIdentifier(type)
    if let found = known[id] { return found }
    let found = ValueType(type)
    known[id] = found
    return found
  }

  private init(_ type: Any.Type) {
    let wholeName = String(reflecting: type)
    module = String(wholeName.prefix { $0 != "." })
    name = String("\(type)".prefix { $0 != "<" })
    isClass = type is AnyClass
    isTuple = wholeName.hasPrefix("(")
    isTask = type == Task<Void, Never>.self
    isView = type is View.Type
    draws = isView || type is ViewController.Type
    isOfFoundation = wholeName.hasPrefix("Foundation")
    let isModel = module == "Models" && !isClass && !wholeName.contains("<")
    let plain = ["Bool", "Double", "Int", "String"]
    isPlain = isModel || plain.contains { wholeName == "Swift.\($0)" }
  }
}

/// A value on one line; nil where it is not plain.
///
/// - Parameter depth: How many structures it may hold within each other.
@MainActor
private func plainText(of value: Any, depth: Int = 3) -> String? {
  switch value {
  case let text as String: return text.quotedForScript
  case let value as Bool: return "\(value)"
  case let number as any BinaryInteger: return "\(number)"
  case let number as any BinaryFloatingPoint: return "\(number)"
  default: break
  }
  // Its other values say more than a reader asks for, and not always the same.
  if ValueType.of(value).isOfFoundation {
    return (value as? Date).map { "\($0)" }
  }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    guard let child = mirror.children.first else { return "nil" }
    return plainText(of: child.value, depth: depth)
  case .enum:
    guard let child = mirror.children.first else { return "\(value)" }
    let payload = plainText(of: child.value, depth: depth) ?? "..."
    let isList = payload.hasPrefix("(")
    return (child.label ?? "") + (isList ? payload : "(\(payload))")
  case .collection:
    return "\(mirror.children.count) values"
  case .struct where depth > 0, .tuple where depth > 0:
    let parts = mirror.storedProperties.compactMap { name, value in
      plainText(of: value, depth: depth - 1).map { text in
        name.hasPrefix(".") ? text : "\(name): \(text)"
      }
    }
    guard !parts.isEmpty else { return nil }
    let type = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
    return "\(type)(\(parts.joined(separator: ", ")))"
  default:
    return nil
  }
}

@MainActor
extension Mirror {
  /// What is stored, whatever declares it.
  fileprivate var allChildren: [Any] {
    children.map(\.value) + (superclassMirror?.allChildren ?? [])
  }

  /// The entries of a dictionary, in the order of their keys.
  fileprivate var entries: [(key: String, value: Any)] {
    let entries = children.map { child -> (key: String, value: Any) in
      let pair = Mirror(reflecting: child.value).children.map(\.value)
      return (plainText(of: pair[0]) ?? "...", pair[1])
    }
    return entries.sorted {
      ($0.key.count, $0.key) < ($1.key.count, $1.key)
    }
  }

  /// The properties with the names that the source has for them; those of a
  /// superclass too, unless it is the kit's.
  fileprivate var storedProperties: [(name: String, value: Any)] {
    let own = children.map { child in
      var name = child.label ?? ""
      for prefix in ["$__lazy_storage_$_", "_"] where name.hasPrefix(prefix) {
        name.removeFirst(prefix.count)
      }
      return (name: name, value: child.value)
    }
    guard let inherited = superclassMirror,
      !String(reflecting: inherited.subjectType).hasPrefix("ConsoleUI.")
    else { return own }
    return inherited.storedProperties + own
  }
}
