import ConsoleUI

extension String {
  /// The words of a name in as few lines as hold so many characters each.
  func brokenAtCapitals(longest: Int) -> [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase, words.last?.last?.isLowercase ?? true {
        words.append("")
      }
      if words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words.filled(longest: longest, between: "")
  }

  /// The words of a text in as few lines as hold so many characters each.
  func brokenAtSpaces(longest: Int) -> [String] {
    split(separator: " ").map(String.init)
      .filled(longest: longest, between: " ")
  }
}

extension [String] {
  /// The words in as few lines as hold so many characters each.
  fileprivate func filled(longest: Int, between space: String) -> [String] {
    reduce(into: []) { lines, word in
      if let last = lines.last, (last + space + word).cellWidth <= longest {
        lines[lines.count - 1] += space + word
      } else {
        lines.append(word)
      }
    }
  }
}
