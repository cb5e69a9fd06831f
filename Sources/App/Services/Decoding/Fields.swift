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
    var values: [Value] = []
    values.reserveCapacity(list.count ?? 0)
    while !list.isAtEnd {
      values.append(value(try list.decode(type)))
    }
    return values
  }

  private func mismatch(expected: String) -> Mismatch {
    Mismatch(path: JSONPath(codingPath), expected: expected)
  }
}

extension KeyedDecodingContainer {
  func text(_ key: Key) throws -> String {
    try field(key, "a text") { try decode(String.self, forKey: key) }
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
    as convert: (String) -> Value?
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
    try numberField(key, "a whole number") { try exactInteger(key) }
  }

  /// A whole number from 0, or the standard where it is null or missing.
  func count(_ key: Key, ifMissing standard: Int) throws -> Int {
    try numberField(key, "a whole number, 0 or more") {
      guard contains(key), try !decodeNil(forKey: key) else { return standard }
      let count = try exactInteger(key)
      return try suitable(count >= 0 ? count : nil)
    }
  }

  func number(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
    let bounds = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
    return try numberField(key, "a number from \(bounds)") {
      let number = try decode(Double.self, forKey: key)
      return try suitable(range.contains(number) ? number : nil)
    }
  }

  func object<Value: Decodable>(_ key: Key) throws -> Value {
    try field(key, "an object") { try decode(Value.self, forKey: key) }
  }

  func list<Value: Decodable>(_ key: Key) throws -> Value {
    try field(key, "a list") { try decode(Value.self, forKey: key) }
  }

  /// Foundation alone takes `1e-400` for the whole number 0.
  func exactInteger(_ key: Key) throws -> Int {
    let integer = try decode(Int.self, forKey: key)
    let number = try decode(Decimal.self, forKey: key)
    return try suitable(number == Decimal(integer) ? integer : nil)
  }

  func numberField<Value>(
    _ key: Key,
    _ expected: @autoclosure () -> String,
    _ read: () throws -> Value
  ) throws -> Value {
    try field(key, expected(), isNumber: true, read)
  }

  /// The value that was read, or an error that tells what was expected.
  ///
  /// Foundation's own errors do not always tell the key.
  private func field<Value>(
    _ key: Key,
    _ expected: @autoclosure () -> String,
    isNumber: Bool = false,
    _ read: () throws -> Value
  ) throws -> Value {
    do {
      return try read()
    } catch let error as Mismatch {
      throw error
    } catch {
      throw Mismatch(
        path: JSONPath(codingPath + [key]),
        expected: expected(),
        expectsNumber: isNumber
      )
    }
  }
}

/// A value of the right type, which nevertheless cannot be meant.
private struct Unsuitable: Error {}

func suitable<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Unsuitable() }
  return value
}
