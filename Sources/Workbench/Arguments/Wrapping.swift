/// The text in lines of at most that many characters.
///
/// It is broken at spaces, and every line is indented as the text is. A longer
/// word has a line of its own.
func wrapped(_ text: String, to columns: Int) -> [String] {
  let indent = text.prefix { $0 == " " }
  let words = text.split(separator: " ").map(String.init)
  return joined(words, to: columns - indent.count).map { indent + $0 }
}

/// The parts in lines of at most that many characters, joined by spaces.
func joined(_ parts: [String], to columns: Int) -> [String] {
  var lines = parts.prefix(1).map(\.self)
  for part in parts.dropFirst() {
    let line = lines[lines.count - 1] + " " + part
    if line.count <= columns {
      lines[lines.count - 1] = line
    } else {
      lines.append(part)
    }
  }
  return lines.isEmpty ? [""] : lines
}
