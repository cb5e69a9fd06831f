import Render

/// The names of a ladder's lanes, each above the middle of its lane.
///
/// Where there are many, every other name stands lower, so that each has the
/// room of two.
struct LaneHeads {
  private let lanes: [Ladder.Lane]
  /// For each lane the lines of its name, and of what it is.
  private let texts: [(name: [String], role: String?)]
  private let rowHeight: Int
  private let isStaggered: Bool

  init(
    _ lanes: [Ladder.Lane],
    of variant: FeatureRecording.Variant,
    prefix: String
  ) {
    self.lanes = lanes
    isStaggered = lanes.count > 4
    texts = lanes.map { lane in
      let name = lane.name.dropping(prefix: prefix)
      let isNamed =
        lane.role.map { name.lowercased().contains($0.withoutSpaces) } ?? true
      return (
        name.wrappedAtNames(toCells: 10, breaksWords: false),
        lane.decides(in: variant)
          ? "★ decides" : isNamed ? nil : lane.role
      )
    }
    rowHeight = texts.map { $0.name.count + ($0.role == nil ? 0 : 1) }.max() ?? 0
  }

  func write(to markup: inout Markup) {
    guard !lanes.isEmpty else { return }
    let height = rowHeight * (isStaggered ? 2 : 1)
    // Lines are 1.2 em high, and drawn in tenths.
    func em(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)em" }
    markup.element(
      "svg",
      ["class": "heads", "height": em(height * 12 + 4), "aria-hidden": "true"]
    ) { svg in
      for (lane, text) in texts.enumerated() {
        let x = lanes.center(of: lane)
        let top = isStaggered && lane % 2 == 1 ? rowHeight : 0
        let lines = text.name + [text.role].compactMap(\.self)
        svg.void(
          "line",
          [
            "x1": x, "x2": x, "y1": em((top + lines.count) * 12 + 2),
            "y2": "100%",
          ]
        )
        for (line, part) in lines.enumerated() {
          svg.element(
            "text",
            [
              "class": lanes[lane].kind.rawValue, "x": x,
              "y": em((top + line) * 12 + 10),
            ],
            text: part
          )
        }
      }
    }
  }
}

extension String {
  fileprivate var withoutSpaces: String { filter { $0 != " " } }

  /// Without what it begins with, unless nothing were left.
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) && count > prefix.count
      ? String(dropFirst(prefix.count)) : self
  }
}
