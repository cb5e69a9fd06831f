import ConsoleUI
import Render
import Trace

/// The lines of a file around the one that decides, drawn as the page marks
/// them.
struct PictureListing {
  private static let rowCount = 5
  private static let headHeight = 24
  /// Where code begins, right of the numbers.
  private static let left = 52
  private static let line = PictureDiagram.line

  private let name: String
  private let role: String
  private let place: SourcePlace
  /// The number of the line that decides.
  private let key: Int?
  /// The number of the first line.
  private let first: Int
  private let lines: [String]
  let width: Int

  /// The lines of what is called by the message that a diagram chooses; nil
  /// where they are not known.
  init?(
    below diagram: PictureDiagram,
    of recording: FeatureRecording,
    width: Int
  ) {
    let source = SourceListings([recording]).source(
      of: diagram.messages,
      diagram.remark,
      in: recording.places
    )
    guard let (place, key) = source, let message = diagram.messages.last
    else { return nil }
    (self.place, self.key, self.width) = (place, key, width)
    let file = place.path.split(separator: "/").last ?? ""
    name = "\(diagram.variant.name): \(file)"
    role = diagram.role(of: message)
    // With the line above it, as on the page.
    first = max(1, (key ?? place.lines.lowerBound) - 1)
    var shown = place
    shown.lines = first...first + Self.rowCount - 1
    let lines = recording.lines(of: shown)
    let indent = lines.filter { !$0.isEmpty }.map(\.indent).min() ?? 0
    let room = (width - Self.left) / PictureDiagram.character
    self.lines = lines.map {
      String($0.dropFirst(indent)).truncated(toCells: room)
    }
  }

  var height: Int { Self.headHeight + lines.count * Self.line + 8 }

  func write(to svg: inout Markup, at place: (x: Int, y: Int)) {
    var (x, y) = place
    svg.text(name, x: x, y: y + 15, class: "strong \(role)")
    y += Self.headHeight
    svg.box("ground", at: (x, y), size: (width, height - Self.headHeight))
    y += 4
    let code = ColouredLines(lines.joined(separator: "\n")).lines
    for (number, pieces) in zip(first..., code) {
      let isKey = number == key
      if self.place.lines.contains(number) {
        svg.box("mark", at: (x, y), size: (width, Self.line))
        svg.box("bar", at: (x, y), size: (isKey ? 9 : 5, Self.line))
      }
      let style = isKey ? "code strong" : "code"
      let (left, base) = (x + Self.left, y + 14)
      let (text, end) = ("\(number)", left - 10)
      svg.text(text, x: end, y: base, class: "soft \(style)", anchor: "end")
      let place: Markup.Attributes = [
        "class": style, "x": "\(left)", "y": "\(base)",
        "xml:space": "preserve",
      ]
      svg.element("text", place) {
        for (text, colour) in pieces {
          $0.element("tspan", ["class": colour?.rawValue], text: text)
        }
      }
      y += Self.line
    }
  }
}
