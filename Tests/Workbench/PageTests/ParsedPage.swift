import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A page as a strict reader sees it.
///
/// Pages are written so that they are XML, too, but for their first line and
/// the style sheet and the script.
final class ParsedPage: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  /// Where links lead to.
  private(set) var links: [String] = []
  private(set) var elements: Set<String> = []
  private(set) var attributes: Set<String> = []
  private(set) var text = ""
  /// What is wrong with it; nil if it is well-formed.
  private(set) var problem: String?

  init(_ html: String) {
    super.init()
    let code = /<(style|script)>[\s\S]*?<\/(style|script)>/
    let xml = html.replacing("<!DOCTYPE html>", with: "")
      .replacing(code) { "<\($0.1)></\($0.1)>" }
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem =
        "line \(parser.lineNumber): "
        + (parser.parserError.map { "\($0)" } ?? "unknown")
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes values: [String: String] = [:]
  ) {
    elements.insert(element)
    attributes.formUnion(values.keys)
    if let id = values["id"] { ids.append(id) }
    if let link = values["href"] { links.append(link) }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }
}

/// What stands between two texts, the first time.
func part(of page: String, from start: String, to end: String) -> String {
  guard let first = page.range(of: start),
    let last = page.range(of: end, range: first.upperBound..<page.endIndex)
  else { return "" }
  return String(page[first.lowerBound..<last.upperBound])
}
