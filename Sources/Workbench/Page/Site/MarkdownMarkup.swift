import Course

/// Writes Markdown as HTML.
struct MarkdownMarkup {
  /// The address for what a link or a path in `code` names; nil where that
  /// leads nowhere.
  let address: (_ target: String, _ isLink: Bool) -> String?
  private var anchors: Set<String> = []

  init(address: @escaping (_ target: String, _ isLink: Bool) -> String?) {
    self.address = address
  }

  mutating func write(_ markdown: String, to main: inout Markup) {
    write(MarkdownDocument(markdown).blocks[...], to: &main)
  }

  mutating func write(
    _ blocks: ArraySlice<MarkdownDocument.Block>,
    to main: inout Markup
  ) {
    var source: String?
    for block in blocks {
      if case .comment = block {
        source = block.sourcePath
        continue
      }
      if let source, case .code = block {
        main.element("p", ["class": "path"]) { write(code: source, to: &$0) }
      }
      source = nil
      write(block, to: &main)
    }
  }

  private mutating func write(
    _ block: MarkdownDocument.Block,
    to main: inout Markup
  ) {
    switch block {
    case .heading(let level, let text):
      let names: [StaticString] = ["h1", "h2", "h3", "h4", "h5", "h6"]
      main.element(names[level - 1], ["id": anchor(of: text)]) {
        write(line: text, to: &$0)
      }
    case .paragraph(let text):
      main.element("p") { write(line: text, to: &$0) }
    case .list(let items):
      // A list may go on from one above.
      let start = items.first.flatMap { Int($0.marker.filter(\.isNumber)) }
      main.element(
        start == nil ? "ul" : "ol",
        start.map { ["start": "\($0)"] } ?? [:]
      ) { list in
        for item in items {
          list.element("li") { write(line: item.text, to: &$0) }
        }
      }
    case .table(let rows):
      main.element("div", Self.scroll("Table")) { write(rows, to: &$0) }
    case .code(let lines):
      main.element("pre", Self.scroll("Listing")) {
        $0.element("code", text: lines.map { $0 + "\n" }.joined())
      }
    case .comment: break
    }
  }

  /// What may be wider than the page is scrolled by keys as well.
  static func scroll(_ label: String) -> Markup.Attributes {
    ["class": "scroll", "tabindex": "0", "role": "group", "aria-label": label]
  }

  private func write(_ rows: [[String]], to main: inout Markup) {
    main.element("table") { table in
      for (number, cells) in rows.enumerated() {
        if number == 0, cells.allSatisfy(\.isEmpty) { continue }
        table.element("tr") { row in
          for cell in cells {
            // A heading without words is none.
            row.element(number == 0 && !cell.isEmpty ? "th" : "td") {
              write(line: cell, to: &$0)
            }
          }
        }
      }
    }
  }

  private func write(line text: String, to markup: inout Markup) {
    write(MarkdownSpan.spans(of: text), to: &markup)
  }

  private func write(_ spans: [MarkdownSpan], to markup: inout Markup) {
    for span in spans {
      switch span {
      case .text(let text): markup.text(text)
      case .code(let code): write(code: code, to: &markup)
      case .strong(let spans):
        markup.element("strong") { write(spans, to: &$0) }
      case .stressed(let text): markup.element("em", text: text)
      case .link(let spans, let target):
        guard let address = address(target, true) else {
          write(spans, to: &markup)
          continue
        }
        markup.element("a", ["href": address]) { link in
          // A link cannot stand in another one.
          for span in spans { link.text(span.plain) }
        }
      }
    }
  }

  private func write(code: String, to markup: inout Markup) {
    guard let address = address(code, false) else {
      return markup.element("code", text: code)
    }
    markup.element("a", ["href": address]) { $0.element("code", text: code) }
  }

  /// The name by which links lead to a heading, as GitHub makes it.
  static func anchor(of heading: String) -> String {
    let plain = MarkdownSpan.spans(of: heading).map(\.plain).joined()
    return String(
      plain.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        let isKept = character.isLetter || character.isNumber
        return isKept || character == "-" || character == "_"
          ? character : nil
      }
    )
  }

  private mutating func anchor(of heading: String) -> String {
    let name = Self.anchor(of: heading)
    var anchor = name
    var number = 1
    while !anchors.insert(anchor).inserted {
      anchor = "\(name)-\(number)"
      number += 1
    }
    return anchor
  }
}
