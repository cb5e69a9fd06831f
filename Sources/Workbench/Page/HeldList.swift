import Play

/// What those hold that decide: what changed at a glance, on one line, and all
/// of it in a fold.
struct HeldList {
  private let all: [HeldChanges]

  init(from before: [HeldValue], to after: [HeldValue]) {
    all = HeldChanges.all(from: before, to: after)
  }

  /// More than this nobody reads, and a list that was loaded has hundreds.
  private static let limit = 6

  func write(to panel: inout Markup) {
    guard !all.isEmpty else { return }
    let changed = all.filter { !$0.changes.isEmpty }
    panel.element("details", ["class": "held"]) { details in
      details.element("summary") { summary in
        for (number, holder) in changed.enumerated() {
          let lines = holder.lines
          summary.text(number > 0 ? "; " : "")
          summary.element("b", text: holder.type)
          summary.text(": ")
          write(lines[0], to: &summary)
          if lines.count > 1 { summary.text(", and \(lines.count - 1) more") }
        }
        guard changed.isEmpty else { return }
        let types = all.map(\.type).joined(separator: ", ")
        summary.text("Nothing changed: ")
        summary.element("b", text: types)
      }
      for holder in all {
        details.element("p") { $0.element("b", text: holder.type) }
        for line in holder.lines.prefix(Self.limit) {
          details.element("p") { write(line, to: &$0) }
        }
        guard !holder.same.isEmpty else { continue }
        let same = holder.same.prefix(Self.limit / 2)
          .map { "\($0.name) = \($0.text.shortened())" }
        details.element(
          "p",
          ["class": "same"],
          text: "Unchanged: \(same.joined(separator: ", "))"
        )
      }
    }
  }

  /// Writes a change, or the entries that a dictionary gained and lost.
  private func write(_ line: [HeldChanges.Change], to markup: inout Markup) {
    guard line[0].isOfEntries else { return write(line[0], to: &markup) }
    markup.text(line[0].name + ":")
    for change in line {
      guard let key = change.key else { continue }
      markup.text(change.before == nil ? " + " : " − ")
      let name: StaticString = change.before == nil ? "ins" : "del"
      markup.element(name, text: "[\(key.shortened())]")
    }
  }

  private func write(_ change: HeldChanges.Change, to markup: inout Markup) {
    var (before, after) = (change.before, change.after)
    var name = change.name + (change.key.map { "[\($0.shortened())]" } ?? "")
    if let (old, new) = before.flatMap({ old in after.map { (old, $0) } }) {
      let part = PartThatDiffers(old, new)
      (name, before, after) = (name + part.path, part.old, part.new)
    }
    markup.text(name + (before == nil ? " " : ": "))
    if let before {
      markup.element("del", text: before.shortened())
      markup.text(" ")
    }
    markup.text(after == nil ? "is gone" : "→ ")
    if let after { markup.element("ins", text: after.shortened()) }
  }
}

extension HeldChanges {
  /// The changes, those on one line that say which entries came and went.
  fileprivate var lines: [[Change]] {
    changes.reduce(into: []) { lines, change in
      if change.isOfEntries, let last = lines.last?.first, last.isOfEntries,
        last.name == change.name
      {
        lines[lines.count - 1].append(change)
      } else {
        lines.append([change])
      }
    }
  }
}

extension HeldChanges.Change {
  /// Whether an entry of a dictionary came or went.
  fileprivate var isOfEntries: Bool {
    key != nil && (before == nil || after == nil)
  }
}

/// What differs in two values on one line each, such as `Todo(title: "a")`.
private struct PartThatDiffers {
  /// To the only property that differs, such as ".title"; else empty.
  var path = ""
  var old: String
  var new: String

  init(_ old: String, _ new: String) {
    (self.old, self.new) = (old, new)
    let (parts, others) = (Self.properties(of: old), Self.properties(of: new))
    let pairs = zip(parts, others).filter { $0 != $1 }
    guard parts.map(\.path) == others.map(\.path), pairs.count == 1 else {
      leaveOutWhatIsEqual()
      return
    }
    (path, self.old) = pairs[0].0
    self.new = pairs[0].1.value
    leaveOutWhatIsEqual()
  }

  /// Leaves out what long values begin and end with, but for a little.
  private mutating func leaveOutWhatIsEqual() {
    let start = zip(old, new).prefix { $0 == $1 }.count
    if start > 30 {
      old = "..." + old.dropFirst(start - 10)
      new = "..." + new.dropFirst(start - 10)
    }
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if end > 30 {
      old = old.dropLast(end - 10) + "..."
      new = new.dropLast(end - 10) + "..."
    }
  }

  /// The properties in a value that hold no others, each with its path.
  private static func properties(
    of text: String
  ) -> [(path: String, value: String)] {
    var found: [(path: String, value: String)] = []
    var labels: [String] = []
    var word = ""
    var (isQuoted, isEscaped) = (false, false)
    func end() {
      guard let colon = word.firstRange(of: ": ") else { return word = "" }
      let path = (labels + [".\(word[..<colon.lowerBound])"]).joined()
      found.append((path, String(word[colon.upperBound...])))
      word = ""
    }
    for character in text {
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      switch character {
      case "(" where !isQuoted:
        let label = word.firstRange(of: ": ").map { word[..<$0.lowerBound] }
        labels.append(label.map { ".\($0)" } ?? "")
        word = ""
      case ")" where !isQuoted:
        end()
        labels = labels.dropLast()
      case "," where !isQuoted: end()
      case " " where word.isEmpty: break
      default: word.append(character)
      }
    }
    end()
    return found
  }
}

extension String {
  fileprivate func shortened() -> String {
    count > 60 ? prefix(60) + "..." : self
  }
}
