import Formatting
import Foundation

extension Decoder {
  /// The keys and values of an object.
  func fields<Key: CodingKey>(
    _ keys: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    do {
      return try container(keyedBy: keys)
    } catch {
      throw mismatch(expected: "an object")
    }
  }

  /// The elements of a list, in order, each turned into what is wanted.
  func elements<Element: Decodable, Value>(
    _ type: Element.Type,
    _ value: (Element) -> Value
  ) throws -> [Value] {
    guard var list = try? unkeyedContainer() else {
      throw mismatch(expected: "a list")
    }
    return try list.elements(type, value)
  }

  private func mismatch(expected: String) -> FormatError {
    .mismatch(
      path: JSONPath(codingPath),
      expected: expected,
      found: (try? FoundValue(from: self))?.description ?? "nothing"
    )
  }
}

extension UnkeyedDecodingContainer {
  fileprivate mutating func elements<Element: Decodable, Value>(
    _ type: Element.Type,
    _ value: (Element) -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(count ?? 0)
    while !isAtEnd {
      values.append(value(try decode(type)))
    }
    return values
  }
}

extension KeyedDecodingContainer {
  func text(_ key: Key) throws -> String {
    try field(key, "a text") { try decode(String.self, forKey: key) }
  }

  /// A text in which there is something to read.
  func name(_ key: Key) throws -> String {
    try text(key, "a text that is not blank") { $0.isBlank ? nil : $0 }
  }

  /// A text, or nil where the key is null or missing.
  func textOrNil(_ key: Key) throws -> String? {
    try field(key, "a text or null") {
      try decodeIfPresent(String.self, forKey: key)
    }
  }

  /// A text that the conversion understands.
  func text<Value>(
    _ key: Key,
    _ expected: String,
    as convert: (String) throws -> Value?
  ) throws -> Value {
    try field(key, expected) {
      try suitable(convert(try decode(String.self, forKey: key)))
    }
  }

  /// Takes no other text than this where the key is there and not null.
  func expect(_ text: String, ifPresent key: Key) throws {
    try field(key, "\"\(text)\"") {
      let found = try decodeIfPresent(String.self, forKey: key)
      _ = try suitable(found == nil || found == text ? text : nil)
    }
  }

  func flag(_ key: Key) throws -> Bool {
    try field(key, "true or false") { try decode(Bool.self, forKey: key) }
  }

  /// A flag, or the standard where it is null or missing.
  func flag(_ key: Key, ifMissing standard: Bool) throws -> Bool {
    try field(key, "true or false") {
      try decodeIfPresent(Bool.self, forKey: key) ?? standard
    }
  }

  func wholeNumber(_ key: Key) throws -> Int {
    try field(key, "a whole number") { try exactInteger(key) }
  }

  /// A whole number, which may be sent as a text.
  func wholeNumberOrText(_ key: Key) throws -> Int {
    try field(key, "a whole number") { try suitable(integerOrText(key)) }
  }

  /// A whole number from 0, or the standard where it is null or missing.
  func count(_ key: Key, ifMissing standard: Int) throws -> Int {
    try field(key, "a whole number, 0 or more") {
      guard contains(key), try !decodeNil(forKey: key) else { return standard }
      let count = try exactInteger(key)
      return try suitable(count >= 0 ? count : nil)
    }
  }

  /// A whole number from 0, which may be sent as a text; nil where it is null,
  /// missing or an empty text.
  func countOrTextOrNil(_ key: Key) throws -> Int? {
    try field(key, "a whole number, 0 or more, or nothing") {
      guard contains(key), try !decodeNil(forKey: key),
        (try? decode(String.self, forKey: key)) != ""
      else { return nil }
      let count = try suitable(integerOrText(key))
      return try suitable(count >= 0 ? count : nil)
    }
  }

  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let bounds = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    return try field(key, "a number from \(bounds)") {
      let number = try decode(Double.self, forKey: key)
      return try suitable(range.contains(number) ? number : nil)
    }
  }

  func object<Value: Decodable>(_ key: Key) throws -> Value {
    try field(key, "an object") { try decode(Value.self, forKey: key) }
  }

  /// The elements of a list, in order, each turned into what is wanted.
  func list<Element: Decodable, Value>(
    _ key: Key,
    of type: Element.Type,
    _ value: (Element) -> Value
  ) throws -> [Value] {
    var list = try field(key, "a list") {
      try nestedUnkeyedContainer(forKey: key)
    }
    return try list.elements(type, value)
  }

  /// The first element of a list, whatever follows it.
  func first<Element: Decodable>(
    _ key: Key,
    of type: Element.Type,
    _ content: String
  ) throws -> Element {
    var list = try field(key, "a list") {
      try nestedUnkeyedContainer(forKey: key)
    }
    guard !list.isAtEnd else {
      throw FormatError.mismatch(
        path: JSONPath(codingPath + [key]),
        expected: "a list with \(content)",
        found: "an empty list"
      )
    }
    return try list.decode(type)
  }

  /// Foundation alone takes `1e-400` for the whole number 0.
  private func exactInteger(_ key: Key) throws -> Int {
    let integer = try decode(Int.self, forKey: key)
    let number = try decode(Decimal.self, forKey: key)
    return try suitable(number == Decimal(integer) ? integer : nil)
  }

  /// `Int` alone would take "+5".
  private func integerOrText(_ key: Key) throws -> Int? {
    guard let text = try? decode(String.self, forKey: key) else {
      return try exactInteger(key)
    }
    return text.hasPrefix("+") ? nil : Int(text)
  }

  /// The value that was read, or an error that tells what was expected.
  ///
  /// Foundation's own errors do not always tell the key.
  private func field<Value>(
    _ key: Key,
    _ expected: @autoclosure () -> String,
    _ read: () throws -> Value
  ) throws -> Value {
    do {
      return try read()
    } catch let error as FormatError {
      throw error
    } catch {
      var found = "nothing"
      if contains(key) {
        let value = try? decode(FoundValue.self, forKey: key)
        found = value?.description ?? "null"
      }
      if let note = (error as? Unsuitable)?.note { found += ", \(note)" }
      throw FormatError.mismatch(
        path: JSONPath(codingPath + [key]),
        expected: expected(),
        found: found
      )
    }
  }
}

/// A value of the right type, which nevertheless cannot be meant.
struct Unsuitable: Error {
  /// Why, where what was expected does not tell it.
  var note: String?
}

private func suitable<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Unsuitable() }
  return value
}

/// What stands where something else was expected, in a few words.
private struct FoundValue: Decodable, CustomStringConvertible {
  let description: String

  private enum NoKey: CodingKey {}

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      description = "null"
    } else if let flag = try? value.decode(Bool.self) {
      description = "\(flag)"
    } else if let text = try? value.decode(String.self) {
      description = text.quotedInPart
    } else if let number = try? value.decode(Decimal.self) {
      description = "\(number)"
    } else if (try? decoder.unkeyedContainer()) != nil {
      description = "a list"
    } else if (try? decoder.container(keyedBy: NoKey.self)) != nil {
      description = "an object"
    } else {
      description = "a number that is too large or too close to 0"
    }
  }
}

/// Throws where a value stands that means the same as one before it.
///
/// - Parameters:
///   - key: What two values that mean the same have in common.
///   - path: Where the value of an index stands.
func expectEachOnce<Value, Key: Hashable>(
  _ values: [Value],
  by key: (Value) -> Key,
  path: (Int) -> JSONPath
) throws(FormatError) {
  var seen: Set<Key> = []
  for (index, value) in values.enumerated()
  where !seen.insert(key(value)).inserted {
    throw .mismatch(
      path: path(index),
      expected: "a value that none before it has",
      found: (value as? String)?.quotedInPart ?? "\(value)"
    )
  }
}
