/// What stands in the head of a page: what it is, and what it allows itself.
struct PageHead {
  let title: String
  /// One sentence for those who find or share the page.
  let description: String
  let policy: String
  let style: String
  /// Where the site is published, with a slash at its end, and the page's path
  /// in it; nil where nobody knows.
  var published: (baseURL: String, path: String)?

  /// The file of a page with this head.
  func html(_ body: (inout Markup) -> Void) -> String {
    var page = Markup()
    page.verbatim("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head", [:], write)
      html.element("body", [:], body)
    }
    return page.html + "\n"
  }

  private func write(to head: inout Markup) {
    head.void("meta", ["charset": "utf-8"])
    head.void(
      "meta",
      ["http-equiv": "Content-Security-Policy", "content": policy]
    )
    let named: KeyValuePairs = [
      "viewport": "width=device-width, initial-scale=1",
      "color-scheme": "light dark", "description": description,
    ]
    for (name, content) in named {
      head.void("meta", ["name": name, "content": content])
    }
    var properties = [
      ("og:type", "website"), ("og:title", title),
      ("og:description", description),
    ]
    if let (baseURL, path) = published {
      properties += [
        ("og:url", baseURL + (path == SitePath.index.path ? "" : path)),
        ("og:image", baseURL + SitePath.picture),
      ]
    }
    for (property, content) in properties {
      head.void("meta", ["property": property, "content": content])
    }
    head.element("title", text: title)
    head.code("style", style)
  }
}
