extension KeyedDecodingContainer {
  /// A whole number, which may be sent as a text.
  func wholeNumberOrText(_ key: Key) throws -> Int {
    try numberField(key, "a whole number") {
      try suitable(integerOrText(key))
    }
  }

  /// A whole number from 0, which may be sent as a text; nil where it is null,
  /// missing or an empty text.
  func countOrTextOrNil(_ key: Key) throws -> Int? {
    try numberField(key, "a whole number, 0 or more, or nothing") {
      guard contains(key), try !decodeNil(forKey: key),
        (try? decode(String.self, forKey: key)) != ""
      else { return nil }
      let count = try suitable(integerOrText(key))
      return try suitable(count >= 0 ? count : nil)
    }
  }

  /// `Int` alone would take "+5".
  private func integerOrText(_ key: Key) throws -> Int? {
    guard let text = try? decode(String.self, forKey: key) else {
      return try exactInteger(key)
    }
    return text.hasPrefix("+") ? nil : Int(text)
  }
}
