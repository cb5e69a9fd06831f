import ConsoleUI
import Render
import Trace

/// A file of the sources, with the lines of one function marked.
struct MarkedSource {
  /// Its name.
  let file: String
  /// Its place in the package and the marked lines.
  let title: String
  let lines: [Viewer.Line]
  /// The first marked line, counted from 0.
  let first: Int

  init(_ place: SourcePlace, of text: String, isPlain: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let digits = "\(lines.count)".count
    self.lines = lines.enumerated().map { index, line in
      let number = "\(index + 1)"
      let isMarked = place.lines.contains(index + 1)
      let blanks = String(repeating: " ", count: digits - number.count)
      let mark = isMarked ? (isPlain ? ">" : "┃") : " "
      return Viewer.Line(
        text: "\(blanks)\(number) \(mark) \(line)",
        style: isMarked ? .plain : .faint
      )
    }
    // The module tells files of the same name apart.
    let path = place.path.split(separator: "/").dropFirst(2)
    file = path.last.map(String.init) ?? ""
    title =
      "\(path.joined(separator: "/")):\(place.lines.lowerBound)-\(place.lines.upperBound)"
    first = place.lines.lowerBound - 1
  }
}

/// The sources of what messages call, each read once.
struct MarkedSources {
  private var index: SourceIndex
  private var found: [FunctionName: MarkedSource?] = [:]
  private let isPlain: Bool

  init(_ index: SourceIndex, isPlain: Bool) {
    self.index = index
    self.isPlain = isPlain
  }

  /// The source of a function; nil where the sources do not tell.
  subscript(function: FunctionName) -> MarkedSource? {
    mutating get {
      if let known = found[function] { return known }
      let source = index.place(of: function).flatMap { place in
        index.text(of: place.path).map {
          MarkedSource(place, of: $0, isPlain: isPlain)
        }
      }
      found[function] = .some(source)
      return source
    }
  }
}
