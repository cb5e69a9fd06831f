import ConsoleUI
import Render
import Trace

/// The names of a ladder's lanes, each above the middle of its lane.
///
/// A name stands on the first line on which it meets no other, where a ladder
/// is as narrow as the style sheet lets it be. Many steps have the same lanes:
/// their names are drawn once, and used by each.
struct LaneHeads: Equatable {
  private let lanes: [Ladder.Lane]
  private let names: [Name]

  private struct Name: Equatable {
    let text: String
    let line: Int
    /// Above the lane's middle, or at the edge of the drawing.
    let x: String
    let anchor: String?
  }

  init(_ ladder: Ladder, prefix: String) {
    lanes = ladder.lanes
    let heads = lanes.heads(without: prefix)
    // Where there is room, what the star means is said.
    let decides = lanes.count > 4 ? "" : " decides"
    var ends: [Double] = []
    names = lanes.indices.map { [lanes] lane in
      let (name, role) = heads[lane]
      let text =
        lanes[lane].decides
        ? "★ \(name)\(decides)" : name + (role.map { " \($0)" } ?? "")
      let length = Double(text.cellWidth) * Self.character
      let middle = Self.width * (Double(lane) + 0.5) / Double(lanes.count)
      let left = max(0, min(middle - length / 2, Self.width - length))
      let line = ends.firstIndex { $0 + Self.gap <= left } ?? ends.count
      if line == ends.count { ends.append(0) }
      ends[line] = left + length
      let anchor =
        left == 0 ? "start" : left == Self.width - length ? "end" : nil
      let edge = anchor == "start" ? "0" : "100%"
      let x = anchor == nil ? lanes.center(of: lane) : edge
      return Name(text: text, line: line, x: x, anchor: anchor)
    }
  }

  /// In tenths of an em: the least width of a ladder, what a character takes,
  /// and what keeps names apart.
  private static let (width, character, gap) = (220.0, 5.7, 4.0)

  /// The upper edge of a line; lines are 1.2 em high, and drawn in tenths.
  private func em(_ line: Int, plus tenths: Int) -> String {
    let all = line * 12 + tenths
    return "\(all / 10).\(all % 10)em"
  }

  /// On how many lines they stand.
  var lines: Int { (names.map(\.line).max() ?? 0) + 1 }

  /// Writes the drawing of this name.
  func writeUse(of name: String, to markup: inout Markup) {
    markup.element(
      "svg",
      ["class": "heads", "height": em(lines, plus: 4), "aria-hidden": "true"]
    ) { $0.void("use", ["href": "#\(name)"]) }
  }

  func write(to svg: inout Markup, as name: String? = nil) {
    svg.element("g", ["text-anchor": "middle", "class": "lanes", "id": name]) {
      group in
      for (lane, name) in names.enumerated() {
        let x = lanes.center(of: lane)
        let top = em(name.line + 1, plus: 2)
        group.void("line", ["x1": x, "x2": x, "y1": top, "y2": "100%"])
      }
      // Names cover the lines that pass them.
      for (lane, name) in zip(lanes, names) {
        group.element(
          "text",
          [
            "class": lane.kind.rawValue, "x": name.x,
            "y": em(name.line, plus: 10), "text-anchor": name.anchor,
          ],
          text: name.text
        )
      }
    }
  }
}

extension [Ladder.Lane] {
  /// For each its name, without what all of a feature's names begin with, and
  /// its role where the name does not say that.
  func heads(without prefix: String) -> [(name: String, role: String?)] {
    map { lane in
      let name = shortName(of: lane.name, without: prefix)
      let isNamed =
        lane.role.map { name.lowercased().contains($0.withoutSpaces) } ?? true
      return (name, isNamed ? nil : lane.role)
    }
  }
}

/// The lanes' names of all of a feature's ladders, each once.
struct LaneHeadLibrary {
  private let all: [LaneHeads]
  private let feature: String

  init(_ recording: FeatureRecording) {
    feature = recording.feature
    let prefix = feature.typePrefix
    all =
      recording.demos.flatMap(\.steps).flatMap { step in
        recording.variants.indices.map {
          LaneHeads(recording.ladder(of: $0, in: step), prefix: prefix)
        }
      }.withoutRepeats
  }

  private func name(of heads: LaneHeads) -> String {
    "\(feature)/lanes-\((all.firstIndex(of: heads) ?? 0) + 1)"
  }

  /// Writes the names above a ladder.
  func write(above ladder: Ladder, to markup: inout Markup) {
    guard !ladder.lanes.isEmpty else { return }
    let heads = LaneHeads(ladder, prefix: feature.typePrefix)
    heads.writeUse(of: name(of: heads), to: &markup)
  }

  /// Writes the drawings that are used above the ladders.
  func write(to section: inout Markup) {
    section.element("svg", ["class": "sr", "aria-hidden": "true"]) { svg in
      for heads in all { heads.write(to: &svg, as: name(of: heads)) }
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
