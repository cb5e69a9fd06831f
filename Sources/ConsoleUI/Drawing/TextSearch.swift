/// A text to look for in many others.
///
/// The standard library prepares the wanted text again for each text, and can
/// compare it again from each place, which takes seconds for a long one. This
/// goes through both once, after Knuth, Morris and Pratt, "Fast pattern
/// matching in strings", 1977.
struct TextSearch {
  private let wanted: [Character]
  private let byteCount: Int
  /// For each place, how much of what ends there is how the text begins.
  private lazy var repeats = makeRepeats()

  init(for text: String) {
    wanted = Array(text)
    byteCount = text.utf8.count
  }

  mutating func finds(in text: String) -> Bool {
    // A text too short for the wanted one costs nothing. Normalization makes
    // a text at most three times as long or as short, and so an equal one at
    // most nine times: https://www.unicode.org/faq/normalization
    guard byteCount <= 9 * text.utf8.count else { return false }
    var matched = 0
    for character in text where matched < wanted.count {
      matched = count(after: matched, adding: character, repeats)
    }
    return matched == wanted.count
  }

  private func makeRepeats() -> [Int] {
    var repeats = [0]
    for character in wanted.dropFirst() {
      let last = repeats[repeats.count - 1]
      repeats.append(count(after: last, adding: character, repeats))
    }
    return repeats
  }

  /// How many characters match once another one is read.
  private func count(
    after matched: Int,
    adding character: Character,
    _ repeats: [Int]
  ) -> Int {
    var matched = matched
    while wanted[matched] != character {
      if matched == 0 { return 0 }
      matched = repeats[matched - 1]
    }
    return matched + 1
  }
}
