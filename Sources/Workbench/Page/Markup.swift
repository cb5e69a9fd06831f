/// HTML that is being written.
///
/// Names of elements and attributes are fixed in the program; all other text
/// comes in here, through `escaped`, and nowhere else.
struct Markup {
  private(set) var html = ""

  typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Writes an element with its content.
  ///
  /// An attribute without a value is left out.
  mutating func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ content: (inout Markup) -> Void = { _ in }
  ) {
    open(name, attributes)
    content(&self)
    close(name)
    if Self.blocks.contains("\(name)") { html += "\n" }
  }

  /// Elements after which a line of the file ends.
  private static let blocks: Set = [
    "details", "div", "figure", "h1", "h2", "h3", "h4", "h5", "head", "header",
    "li", "ol", "p", "section", "summary", "table", "title", "tr", "ul",
  ]

  /// Writes an element with a text in it.
  mutating func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    text: some StringProtocol
  ) {
    element(name, attributes) { $0.text(String(text)) }
  }

  /// Writes an element that can have no content.
  mutating func void(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    html.removeLast()
    html += "/>"
  }

  /// Writes a list of links with a name.
  mutating func links(
    _ label: String,
    class style: String? = nil,
    _ links: [(text: String, address: String, title: String?)]
  ) {
    element("nav", ["class": style, "aria-label": label]) { nav in
      nav.element("ul") { list in
        for (text, address, title) in links {
          list.element("li") {
            $0.element("a", ["href": address, "title": title], text: text)
          }
        }
      }
    }
  }

  /// Writes a text of a drawing.
  mutating func text(
    _ text: some StringProtocol,
    x: Int,
    y: Int,
    class style: String? = nil,
    anchor: String? = nil
  ) {
    let place: Attributes = [
      "class": style, "text-anchor": anchor, "x": "\(x)", "y": "\(y)",
    ]
    element("text", place, text: text)
  }

  mutating func text(_ text: String) {
    html += text.escaped()
  }

  /// Writes what was written apart.
  mutating func append(_ other: Markup) { html += other.html }

  /// Writes what is fixed in the program.
  mutating func verbatim(_ text: StaticString) {
    html += "\(text)"
  }

  /// Writes a style sheet or a script, which the reader of HTML takes as it
  /// is, and whose hash the page's policy names.
  mutating func code(_ name: StaticString, _ code: String) {
    html += "<\(name)>\(code)</\(name)>"
  }

  /// Ends an element that `open` began.
  mutating func close(_ name: StaticString) {
    html += "</\(name)>"
  }

  /// Begins an element whose content does not come in one piece.
  mutating func open(_ name: StaticString, _ attributes: Attributes) {
    html += "<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      html += " \(name)=\"\(value.escaped(isValue: true))\""
    }
    html += ">"
  }
}

extension String {
  /// The text as HTML shows it.
  ///
  /// Controls, also those that turn the direction of text, become "�".
  ///
  /// - Parameter isValue: Whether it stands in quotes, and not in content.
  fileprivate func escaped(isValue: Bool = false) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isValue: escaped += "&quot;"
      case "'": escaped += "&#39;"
      case _ where scalar.isUnsafe: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafe: Bool {
    switch self {
    case "\n", "\t", "\u{20}"..."\u{7E}": false
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    case _ where value & 0xFFFE == 0xFFFE: true
    default: properties.generalCategory == .control
    }
  }
}
