extension String {
  /// The text on one line, without what controls a terminal or reverses text.
  var onePlainLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
          case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
            "\u{FFFD}"
          default: scalar
          }
        }
      )
    )
  }

  /// The text in lines of at most so many columns, at least one line.
  ///
  /// Lines end between words, after punctuation and inside
  /// `CompoundNames` where possible, else anywhere.
  func wrapped(to columns: Int, width: (String) -> Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      if width(line + piece) <= columns {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(line.trimmingTrailingSpaces()) }
      line = ""
      for character in piece.drop(while: { $0 == " " }) {
        if !line.isEmpty, width(line + String(character)) > columns {
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
    var piece = ""
    var previous: Character = " "
    for character in self {
      let isNewName = character.isUppercase && previous.isLowercase
      let isNewWord = previous != " " && character == " "
      if isNewName || isNewWord || "(,:./-_".contains(previous) {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      }
      piece.append(character)
      previous = character
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
