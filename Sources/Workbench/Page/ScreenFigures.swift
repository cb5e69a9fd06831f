import ConsoleUI
import Play

/// The screens of a step; those that are equal stand once.
struct ScreenFigures {
  private(set) var groups: [(names: [String], frame: Frame)] = []
  private let shown: Set<String>

  /// - Parameter shown: The architectures that are shown without the script.
  init(
    _ variants: [FeatureRecording.Variant],
    _ outcomes: [FeatureRecording.Outcome],
    shown: Set<String>
  ) {
    self.shown = shown
    for (variant, outcome) in zip(variants, outcomes) {
      let same = groups.firstIndex { group in
        group.frame.grid == outcome.frame.grid
          && group.frame.texts == outcome.frame.texts
      }
      if let same {
        groups[same].names.append(variant.name)
      } else {
        groups.append(([variant.name], outcome.frame))
      }
    }
  }

  func write(to section: inout Markup) {
    section.element(
      "div",
      [
        "class": "screens", "tabindex": "0", "role": "group",
        "aria-label": "Screens",
      ]
    ) { screens in
      for group in groups {
        screens.element(
          "figure",
          [
            "class": shown.isDisjoint(with: group.names) ? "rest" : nil,
            "data-v": group.names.joined(separator: " "),
          ]
        ) { figure in
          figure.element("pre", ["aria-hidden": "true"]) {
            Self.write(group.frame.grid, to: &$0)
          }
          figure.element("figcaption") { caption in
            caption.element("b", text: label(of: group.names))
            caption.text(Self.agreement(of: group.names))
            caption.element("span", ["class": "sr"]) {
              $0.text(Self.words(of: group.frame))
            }
          }
        }
      }
      if groups.count > 1 {
        screens.element("p", ["class": "gap"], text: "≠ The screens differ.")
      }
    }
  }

  /// Their names, or how many they are where they are all, and many.
  func label(of names: [String]) -> String {
    groups.count == 1 && names.count > 3
      ? "All \(names.count) architectures" : names.joined(separator: ", ")
  }

  /// What is said after their names.
  static func agreement(of names: [String]) -> String {
    names.count > 1 ? " show the same" : ""
  }

  /// What a screen says, for those who hear it.
  private static func words(of frame: Frame) -> String {
    let texts = frame.texts.filter { text in !text.allSatisfy(\.isWhitespace) }
    return texts.isEmpty
      ? ": nothing" : ": \(texts.joined(separator: " · "))"
  }

  /// Writes the cells.
  ///
  /// One that is not ASCII has a box of its own width, so that no font can
  /// move those after it.
  private static func write(_ grid: CellGrid, to pre: inout Markup) {
    for y in 0..<grid.size.height {
      var rest = grid.row(y)
      while let first = rest.first {
        let run = rest.prefix {
          $0.style == first.style && ($0.color == nil) == (first.color == nil)
        }
        rest = rest.dropFirst(run.count)
        if first.color != nil {
          writePicture(run, to: &pre)
        } else if let name = first.style.className {
          pre.element("span", ["class": name]) { write(run, to: &$0) }
        } else {
          write(run, to: &pre)
        }
      }
      pre.text("\n")
    }
  }

  /// Writes blanks, which are as wide as the cells, and the colours over them.
  private static func writePicture(
    _ run: ArraySlice<Cell>,
    to pre: inout Markup
  ) {
    pre.element("span", ["class": "picture"]) { span in
      span.text(String(repeating: " ", count: run.count))
      span.element(
        "svg",
        ["viewBox": "0 0 \(run.count) 1", "preserveAspectRatio": "none"]
      ) {
        ColoredCells.write(run, at: (0, 0), cell: (1, 1), to: &$0)
      }
    }
  }

  private static func write(_ run: ArraySlice<Cell>, to markup: inout Markup) {
    var plain = ""
    for (place, cell) in zip(run.indices, run) {
      guard let glyph = cell.glyph else { continue }
      if glyph.isASCII {
        plain.append(glyph)
        continue
      }
      markup.text(plain)
      plain = ""
      let isWide = place + 1 < run.endIndex && run[place + 1].glyph == nil
      markup.element("i", ["class": isWide ? "w" : nil], text: String(glyph))
    }
    markup.text(plain)
  }
}

extension CellStyle {
  /// The letters of its parts, which the style sheet knows.
  var className: String? {
    let names: KeyValuePairs<String, CellStyle> = [
      "bold": .bold, "faint": .faint, "under": .underlined,
      "reversed": .reversed, "accent": .accent,
    ]
    let found = names.filter { contains($0.value) }.map(\.key)
    return found.isEmpty ? nil : found.joined(separator: " ")
  }
}
