/// A sorted set of scalars, asked by binary search.
///
/// The numbers take turns: one begins a range, the next is the first scalar
/// after it. So a scalar is inside when an odd count of bounds lie at or
/// before it.
struct ScalarRanges: Sendable {
  let bounds: [UInt32]

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= scalar.value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low % 2 == 1
  }
}

extension Unicode.Scalar {
  static let textPresentation: Unicode.Scalar = "\u{FE0E}"
  static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  var isPrintableASCII: Bool { (0x20...0x7E).contains(value) }

  /// How many cells the scalar adds to the cluster it stands in: 0, 1 or 2.
  ///
  /// Zero for what combines or is invisible, two for East Asian Wide and
  /// Fullwidth and for what is an emoji unasked, else one. Ambiguous width
  /// counts as one, as terminals do outside legacy East Asian encodings. A
  /// lone regional indicator is an emoji in Unicode's data, hence two: too
  /// much room leaves a gap, too little cuts a glyph in half.
  var cellWidth: Int {
    if isPrintableASCII { return 1 }
    if CellWidthTable.zeroWidth.contains(self) { return 0 }
    return CellWidthTable.wide.contains(self) ? 2 : 1
  }

  /// Whether the scalar becomes an emoji only when U+FE0F follows.
  var isTextUnlessAsked: Bool {
    CellWidthTable.textEmoji.contains(self)
  }
}

extension Character {
  /// How many terminal cells the grapheme cluster takes: 0, 1 or 2.
  ///
  /// The sum over its scalars, at most two: a cell grid knows no wider glyph.
  /// That makes one letter with its accents 1, a flag, a family and a Korean
  /// syllable of any spelling 2, and gives an Indic vowel sign that stands
  /// beside its consonant the second cell that terminals give it. U+FE0F
  /// widens an emoji base to 2 (UAX #11, section 5); U+FE0E narrows nothing,
  /// because most terminals ignore it. Zero means that nothing is drawn by
  /// itself: `sanitizedForDisplay` leaves no such cluster.
  public var cellWidth: Int {
    // U+000A and "\r\n" are ASCII as well, so the byte itself is asked.
    if utf8.count == 1, let byte = utf8.first {
      return (0x20...0x7E).contains(byte) ? 1 : 0
    }
    var width = 0
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      width += scalar.cellWidth
      if scalar == .emojiPresentation, previous?.isTextUnlessAsked == true {
        width = 2
      }
      if width >= 2 { return 2 }
      previous = scalar
    }
    return width
  }
}

extension String {
  /// How many terminal cells the text takes on one line.
  public var cellWidth: Int {
    if isPrintableASCII { return utf8.count }
    return reduce(0) { $0 + $1.cellWidth }
  }
}

// Asked of every text, so each has a function of its own: a debug build makes
// none of a generic one for callers in other files.

extension String {
  /// Whether every byte is one of the characters from space to tilde.
  var isPrintableASCII: Bool { utf8.arePrintableASCII }
}

extension Substring {
  /// Whether every byte is one of the characters from space to tilde.
  var isPrintableASCII: Bool { utf8.arePrintableASCII }
}

extension Sequence<UInt8> {
  fileprivate var arePrintableASCII: Bool {
    allSatisfy { (0x20...0x7E).contains($0) }
  }
}
