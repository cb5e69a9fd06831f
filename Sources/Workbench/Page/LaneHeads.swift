import ConsoleUI
import Render
import Trace

/// The names of a ladder's lanes, each above the middle of its lane.
///
/// Where there are many, names stand on several levels by turns, so that no
/// more than four stand side by side. Many steps have the same lanes: their
/// names are drawn once, and used by each.
struct LaneHeads: Hashable {
  private let lanes: [Ladder.Lane]
  /// For each lane the lines of its name, and of what it is.
  private let texts: [[String]]
  /// The line with which each level begins, and how many lines there are.
  private let tops: [Int]

  init(_ lanes: [Ladder.Lane], prefix: String) {
    self.lanes = lanes
    texts = Self.texts(lanes, prefix: prefix)
    let levels = (lanes.count + 3) / 4
    tops = (0..<levels).reduce(into: [0]) { [texts] tops, level in
      let places = stride(from: level, to: texts.count, by: levels)
      tops.append(
        (tops.last ?? 0) + (places.map { texts[$0].count }.max() ?? 0)
      )
    }
  }

  /// For each lane the lines of its name, without what all of a feature's names
  /// begin with, and of what it is.
  static func texts(_ lanes: [Ladder.Lane], prefix: String) -> [[String]] {
    lanes.map { lane in
      let name = lanes.shortName(of: lane.name, without: prefix)
      let isNamed =
        lane.role.map { name.lowercased().contains($0.withoutSpaces) } ?? true
      let role = lane.decides ? "★ decides" : isNamed ? nil : lane.role
      return name.wrappedAtNames(toCells: 10, breaksWords: false)
        + (role?.wrapped(toCells: 12) ?? [])
    }
  }

  /// Lines are 1.2 em high, and drawn in tenths.
  private func em(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)em" }

  /// Writes the drawing of this name.
  func writeUse(of name: String, to markup: inout Markup) {
    let height = (tops.last ?? 0) * 12 + 4
    markup.element(
      "svg",
      ["class": "heads", "height": em(height), "aria-hidden": "true"]
    ) { $0.void("use", ["href": "#\(name)"]) }
  }

  /// Where a name stands: above its lane, or within the drawing where that is
  /// at its edge and narrow.
  private func place(of lane: Int) -> (x: String, anchor: String?) {
    guard tops.count > 2 else { return (lanes.center(of: lane), nil) }
    return switch lane {
    case 0: ("0", "start")
    case lanes.count - 1: ("100%", "end")
    default: (lanes.center(of: lane), nil)
    }
  }

  func write(to svg: inout Markup, as name: String) {
    svg.element("g", ["text-anchor": "middle", "class": "lanes", "id": name]) {
      group in
      for (lane, lines) in texts.enumerated() {
        let x = lanes.center(of: lane)
        let top = tops[lane % (tops.count - 1)]
        group.void(
          "line",
          [
            "x1": x, "x2": x, "y1": em((top + lines.count) * 12 + 2),
            "y2": "100%",
          ]
        )
        let place = place(of: lane)
        for (line, text) in lines.enumerated() {
          group.element(
            "text",
            [
              "class": lanes[lane].kind.rawValue, "x": place.x,
              "y": em((top + line) * 12 + 10), "text-anchor": place.anchor,
            ],
            text: text
          )
        }
      }
    }
  }
}

/// The lanes' names of all of a feature's ladders, each once.
struct LaneHeadLibrary {
  private var numbers: [LaneHeads: Int] = [:]
  private let feature: String

  init(_ recording: FeatureRecording) {
    feature = recording.feature
    for step in recording.demos.flatMap(\.steps) {
      for (variant, outcome) in zip(recording.variants, step.outcomes) {
        let ladder = Ladder(outcome.diagram, of: variant)
        let number = numbers.count + 1
        numbers[heads(of: ladder), default: number] += 0
      }
    }
  }

  private func heads(of ladder: Ladder) -> LaneHeads {
    LaneHeads(ladder.lanes, prefix: feature.typePrefix)
  }

  private func name(_ number: Int) -> String { "\(feature)/lanes-\(number)" }

  /// Writes the names above a ladder.
  func write(above ladder: Ladder, to markup: inout Markup) {
    let heads = heads(of: ladder)
    guard let number = numbers[heads], !ladder.lanes.isEmpty else { return }
    heads.writeUse(of: name(number), to: &markup)
  }

  /// Writes the drawings that are used above the ladders.
  func write(to section: inout Markup) {
    section.element("svg", ["class": "sr", "aria-hidden": "true"]) {
      for (heads, number) in numbers.sorted(by: { $0.value < $1.value }) {
        heads.write(to: &$0, as: name(number))
      }
    }
  }
}

extension String {
  /// What the names of a feature's types begin with: "PhotoList" for
  /// "photo-list".
  var typePrefix: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
  }

  fileprivate var withoutSpaces: String { filter { $0 != " " } }
}
