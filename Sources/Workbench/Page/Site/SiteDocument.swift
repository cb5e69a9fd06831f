/// A page of the site that needs no script: its head, what leads to the other
/// pages, and what stands in it.
struct SiteDocument {
  let path: SitePath
  let title: String
  /// One sentence for those who share the page.
  let description: String
  /// Where the site is published, with a slash at its end.
  let baseURL: String?

  /// The file.
  func html(_ main: (inout Markup) -> Void) -> String {
    var page = Markup()
    page.verbatim("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head", [:], writeHead)
      html.element("body") { body in
        body.element("a", ["class": "skip", "href": "#main"], text: "Skip")
        body.element("nav", ["aria-label": "Site"], writeLinks)
        body.element("main", ["id": "main"], main)
        body.element("footer") { footer in
          footer.text("Written by ")
          footer.element("code", text: "workbench site")
          footer.text(" from what the code did when it ran.")
        }
      }
    }
    return page.html + "\n"
  }

  private func writeHead(_ head: inout Markup) {
    head.void("meta", ["charset": "utf-8"])
    head.void(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": Self.policy]
    )
    head.void(
      "meta",
      ["name": "viewport", "content": "width=device-width, initial-scale=1"]
    )
    head.void("meta", ["name": "color-scheme", "content": "light dark"])
    head.void("meta", ["name": "description", "content": description])
    head.void("meta", ["property": "og:title", "content": title])
    head.void("meta", ["property": "og:description", "content": description])
    if let baseURL {
      let way = path == .index ? "" : path.path
      head.void("meta", ["property": "og:url", "content": baseURL + way])
    }
    head.element("title", text: title)
    head.code("style", SiteStyle.text)
  }

  /// Nothing runs, and nothing is loaded but the style sheet.
  ///
  /// As in `PageDocument`, a test says which hash it has to be.
  private static let policy = """
    default-src 'none'; \
    style-src 'sha256-DMhMfQwp7ba0mFvFL+FF0vN8p8yN8ei9dZSgN+z91Gw='; \
    base-uri 'none'; form-action 'none'
    """

  private func writeLinks(_ nav: inout Markup) {
    let links: KeyValuePairs<String, String> = [
      "The architecture workbench": path.address(of: .index),
      "Variants": path.address(of: .index, fragment: "variants"),
      "Lessons": path.address(of: .lessons),
    ]
    for (text, address) in links {
      nav.element("a", ["href": address], text: text)
      nav.text(" ")
    }
  }
}
