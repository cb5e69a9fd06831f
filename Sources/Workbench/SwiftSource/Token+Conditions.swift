extension [Token] {
  /// The places between each outermost `#if` and its `#endif`.
  ///
  /// What stands there is not in every build.
  package var conditional: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    for place in indices.dropLast() where self[place].isMark("#") {
      switch self[place + 1].text {
      case "if":
        open.append(place)
      case "endif":
        guard let start = open.popLast(), open.isEmpty else { continue }
        ranges.append(start..<place)
      default:
        break
      }
    }
    return ranges
  }
}
