extension String {
  /// The text as it may be shown: nothing in it can steer a terminal.
  ///
  /// Line breaks and tabs become a space. What cannot be shown as itself
  /// becomes U+FFFD "�", so that the reader sees that something was there:
  /// control characters, bidirectional controls, invisible characters, marks
  /// without a base, private, unassigned and noncharacters. Joiners stay where
  /// a script or an emoji needs them. A cluster of more than 16 scalars (no
  /// emoji of Unicode's has over 10) is cut there and "�" follows. Every
  /// cluster of the result is one or two cells wide.
  public var sanitizedForDisplay: String {
    if isPrintableASCII { return self }
    // Appending to a string's own view would copy the string every time.
    var result = UnicodeScalarView()
    for character in self {
      character.appendSanitized(to: &result)
    }
    return String(result)
  }
}

extension Character {
  private static let longestCluster = 16

  fileprivate func appendSanitized(to result: inout String.UnicodeScalarView) {
    // The usual case; a line break of two bytes is not one.
    if utf8.count == 1, let scalar = unicodeScalars.first,
      scalar.isPrintableASCII
    {
      result.append(scalar)
      return
    }
    if isNewline || self == "\t" {
      result.append(" ")
      return
    }
    var scalars = Array(unicodeScalars.prefix(Self.longestCluster + 1))
    let isCut = scalars.count > Self.longestCluster
    if isCut { scalars.removeLast() }

    Self.safeScalars(of: scalars).forEach { result.append($0) }
    if isCut { result.append(.replacement) }
  }

  /// The scalars that may be drawn, "�" standing for those that may not.
  private static func safeScalars(
    of scalars: [Unicode.Scalar]
  ) -> [Unicode.Scalar] {
    guard let base = scalars.first, base.canBeginCluster else {
      return [.replacement]
    }
    if base == .blackFlag, scalars.dropFirst().allSatisfy(\.isTag) {
      // England, Scotland, Wales: a flag, its name in tags, a closing tag.
      let isComplete = scalars.count == 1 || scalars.last == .closingTag
      return isComplete ? scalars : [base, .replacement]
    }
    var safe: [Unicode.Scalar] = []
    for (index, scalar) in scalars.enumerated() {
      let next = scalars.dropFirst(index + 1).first
      switch scalar {
      case .emojiPresentation, .textPresentation:
        // Elsewhere a selector says nothing, but some terminals widen by it.
        if safe.last?.properties.isEmoji == true { safe.append(scalar) }
      case .joiner where base.properties.isEmoji:
        // A joiner at the end would fuse with whatever is drawn next to it.
        let joins = next?.properties.isEmoji == true
        safe.append(joins ? scalar : .replacement)
      case .joiner, .nonJoiner:
        safe.append(base.isShapedByJoiners ? scalar : .replacement)
      default:
        let isSafe = scalar.isVisible || scalar.isMark
        safe.append(isSafe ? scalar : .replacement)
      }
    }
    return safe
  }
}

extension Unicode.Scalar {
  fileprivate static let replacement: Unicode.Scalar = "\u{FFFD}"
  fileprivate static let nonJoiner: Unicode.Scalar = "\u{200C}"
  fileprivate static let joiner: Unicode.Scalar = "\u{200D}"
  fileprivate static let blackFlag: Unicode.Scalar = "\u{1F3F4}"
  fileprivate static let closingTag: Unicode.Scalar = "\u{E007F}"

  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  fileprivate var canBeginCluster: Bool {
    isVisible && !isMark && cellWidth > 0
  }

  /// Whether the scalar is a character that stands for itself.
  ///
  /// Arabic number signs and their like are format characters that show; the
  /// width table knows them, for all other format characters it has zero.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .format: cellWidth > 0
    default: true
    }
  }

  /// Whether joiners have a meaning after the letter: from Arabic onward
  /// (Persian, the Indic scripts, Mongolian), not in Latin, Greek or Cyrillic.
  fileprivate var isShapedByJoiners: Bool {
    value >= 0x600 && properties.isAlphabetic
  }
}
