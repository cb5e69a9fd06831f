/// What a type has to do with the objects of a screen.
enum ObjectKind {
  /// A class of ours.
  case ours
  /// A class of a library.
  case foreign
  /// A value of the models.
  case model
  /// A value of the standard library that holds nothing else.
  case plain
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
    let plain = ["Int", "UInt8", "UInt64", "Bool", "Double", "String"]
    if name.hasPrefix("Models.") {
      self = .model
    } else if type is AnyClass {
      let isOurs =
        name.contains(".") && !foreign.contains { name.hasPrefix($0) }
      self = isOurs ? .ours : .foreign
    } else {
      self = plain.contains { name == "Swift.\($0)" } ? .plain : .value
    }
  }
}
