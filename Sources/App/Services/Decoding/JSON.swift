import Formatting
import Foundation

/// A value in JSON and where it stands; data is made of such values, and
/// one that does not suit is told with its place.
struct JSON {
  enum Value {
    case null
    case flag(Bool)
    /// As it is written: a type of Swift would hold another number at times.
    case number(String)
    case text(String)
    case list([Value])
    case object([String: Value])
  }

  /// Nil for a key that is missing.
  let value: Value?
  let path: JSONPath

  // MARK: - Lists and objects

  /// The value of a key of this object.
  func field(_ key: String) throws(FormatError) -> JSON {
    guard case .object(let fields) = value else {
      throw mismatch("an object")
    }
    return JSON(value: fields[key], path: .key(key, in: path))
  }

  /// The elements of this list, in order.
  func elements() throws(FormatError) -> [JSON] {
    guard case .list(let values) = value else { throw mismatch("a list") }
    return values.enumerated().map { index, value in
      JSON(value: value, path: .index(index, in: path))
    }
  }

  /// The elements of this list, in order, each turned into what is wanted.
  func list<Element>(
    of read: (JSON) throws(FormatError) -> Element
  ) throws(FormatError) -> [Element] {
    var list: [Element] = []
    for element in try elements() { list.append(try read(element)) }
    return list
  }

  /// The elements of this list, of which no two may mean the same.
  ///
  /// - Parameters:
  ///   - field: Which field of an element tells what it means.
  ///   - meaning: What two that mean the same have in common.
  func list<Element, Meaning: Hashable>(
    of read: (JSON) throws(FormatError) -> Element,
    eachOnceBy field: String,
    _ meaning: (Element) -> Meaning
  ) throws(FormatError) -> [Element] {
    let list = try list(of: read)
    var seen: Set<Meaning> = []
    for (element, json) in zip(list, try elements())
    where !seen.insert(meaning(element)).inserted {
      throw try json.field(field).mismatch("a value that none before it has")
    }
    return list
  }

  // MARK: - Texts and flags

  /// Whether the key is missing or its value null.
  var isNothing: Bool {
    switch value {
    case nil, .null: true
    default: false
    }
  }

  func text(_ expected: String = "a text") throws(FormatError) -> String {
    guard case .text(let text) = value else { throw mismatch(expected) }
    return text
  }

  func textOrNil() throws(FormatError) -> String? {
    isNothing ? nil : try text("a text or null")
  }

  /// A text in which there is something to read.
  func name() throws(FormatError) -> String {
    let expected = "a text that is not blank"
    let name = try text(expected)
    guard !name.isBlank else { throw mismatch(expected) }
    return name
  }

  /// Takes no other text than this.
  func expect(_ expected: String) throws(FormatError) {
    let quoted = "\"\(expected)\""
    guard try text(quoted) == expected else { throw mismatch(quoted) }
  }

  /// A time in the format that the function reads.
  func time(
    _ expected: String,
    as read: (String) throws(Unsuitable) -> Date
  ) throws(FormatError) -> Date {
    let text = try text(expected)
    do {
      return try read(text)
    } catch {
      throw mismatch(expected, note: error.note)
    }
  }

  /// A time zone by its name; UTC where there is none.
  func timeZoneOrUTC() throws(FormatError) -> TimeZone {
    if isNothing { return .gmt }
    let expected = "a time zone such as \"America/New_York\""
    guard let timeZone = TimeZone(identifier: try text(expected)) else {
      throw mismatch(expected)
    }
    return timeZone
  }

  func flag() throws(FormatError) -> Bool {
    guard case .flag(let flag) = value else {
      throw mismatch("true or false")
    }
    return flag
  }

  // MARK: - Numbers

  func number(in range: ClosedRange<Double>) throws(FormatError) -> Double {
    guard case .number(let text) = value, let number = Double(text),
      range.contains(number)
    else {
      let bounds = "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw mismatch("a number from \(bounds)")
    }
    return number
  }

  func wholeNumber() throws(FormatError) -> Int {
    guard let integer else { throw mismatch("a whole number") }
    return integer
  }

  /// A whole number, which may be sent as a text.
  func wholeNumberOrText() throws(FormatError) -> Int {
    guard let integer = integer ?? integerInText else {
      throw mismatch("a whole number")
    }
    return integer
  }

  /// A whole number from 0.
  func count() throws(FormatError) -> Int {
    guard let integer, integer >= 0 else {
      throw mismatch("a whole number, 0 or more")
    }
    return integer
  }

  /// A whole number from 0, which may be sent as a text; nil where it is null,
  /// missing or an empty text.
  func countOrTextOrNil() throws(FormatError) -> Int? {
    if isNothing { return nil }
    if case .text("") = value { return nil }
    guard let integer = integer ?? integerInText, integer >= 0 else {
      throw mismatch("a whole number, 0 or more, or nothing")
    }
    return integer
  }

  /// The whole number that is written, maybe as `1e3` or `1.0`.
  private var integer: Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text) ?? Decimal(string: text).flatMap { Int($0.description) }
  }

  /// `Int` alone would take "+5".
  private var integerInText: Int? {
    guard case .text(let text) = value, !text.hasPrefix("+") else {
      return nil
    }
    return Int(text)
  }

  // MARK: - What does not suit

  /// - Parameter note: Why not, where what was expected does not tell it.
  func mismatch(_ expected: String, note: String? = nil) -> FormatError {
    let note = note.map { ", \($0)" } ?? ""
    return FormatError(path, expected: expected, found: found + note)
  }

  private var found: String {
    switch value {
    case nil: "nothing"
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let text): text.shortened
    case .text(let text): text.quotedInPart
    case .list: "a list"
    case .object: "an object"
    }
  }
}

/// A text in the right format, which nevertheless cannot be meant.
struct Unsuitable: Error {
  /// Why, where what was expected does not tell it.
  var note: String?
}
