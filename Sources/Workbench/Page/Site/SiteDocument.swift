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
    head.html { body in
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

  private var head: PageHead {
    PageHead(
      title: title,
      description: description,
      policy: Self.policy,
      style: SiteStyle.text,
      published: baseURL.map { ($0, path.path) }
    )
  }

  /// Nothing runs, and nothing is loaded but the style sheet.
  ///
  /// As in `PageDocument`, a test says which hash it has to be.
  private static let policy = """
    default-src 'none'; \
    style-src 'sha256-kFXerLvC2DVqR9Eh5Y6r6zh2XKvk97I2f+b7Gs7XeGY='; \
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
