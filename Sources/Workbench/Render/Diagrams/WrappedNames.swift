import ConsoleUI

extension String {
  /// The text in lines of at most so many cells, at least one line.
  ///
  /// Lines end between words, after punctuation and inside
  /// `CompoundNames` where possible, else anywhere.
  ///
  /// - Parameter breaksWords: Whether a word that is longer than a line is
  ///   broken; else its line is longer.
  package func wrappedAtNames(
    toCells columns: Int,
    breaksWords: Bool = true
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if (line + piece).cellWidth <= columns {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in piece.drop(while: { $0 == " " }) {
        let longer = line + String(character)
        if breaksWords, !line.isEmpty, longer.cellWidth > columns {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    return lines.map { $0.trimmingTrailingSpaces() }
  }

  /// The parts between which a line may end.
  private var pieces: [String] {
    var pieces: [String] = []
    var previous: Character = " "
    for character in self {
      let isNewName = character.isUppercase && previous.isLowercase
      let isNewWord = previous != " " && character == " "
      // What closes a name stands with what it closes.
      let isEnd = "):,".contains(character)
      let isNew =
        isNewName || isNewWord || !isEnd && "(,:./-_".contains(previous)
      if isNew || pieces.isEmpty { pieces.append("") }
      pieces[pieces.count - 1].append(character)
      previous = character
    }
    return pieces
  }
}
