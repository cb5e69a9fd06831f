/// One HTML file that shows recordings and what was measured, and needs no
/// network and no other file.
///
/// All of it is written as HTML; the script in it only shows and hides. The
/// same values give the same bytes.
package struct PageDocument {
  private let features: [FeatureRecording]
  private let tables: [MeasuredTable]
  private let shown: Set<String>?
  private let sources: SourceListings

  /// - Parameter shown: The names of the architectures that are shown at
  ///   first; nil for all. Readers choose the others.
  package init(
    features: [FeatureRecording],
    tables: [MeasuredTable] = [],
    shown: Set<String>? = nil
  ) {
    self.features = features
    self.tables = tables
    self.shown = shown
    sources = SourceListings(features)
  }

  /// The file.
  package var html: String {
    var page = Markup()
    page.verbatim("<!DOCTYPE html>\n")
    page.element("html", ["lang": "en"]) { html in
      html.element("head", [:], writeHead)
      html.element("body", [:], writeBody)
    }
    return page.html + "\n"
  }

  private var title: String {
    let workbench = "The architecture workbench"
    return features.count == 1
      ? "\(features[0].feature) · \(workbench)" : workbench
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
    head.element("title", text: title)
    head.code("style", PageStyle.text)
  }

  /// Nothing runs and nothing is loaded but the style sheet and the script.
  ///
  /// Each is named by its SHA-256 in base64. Foundation on Linux cannot make
  /// one; the tests do, and say which it has to be.
  private static let policy = """
    default-src 'none'; \
    style-src 'sha256-JnIv4ThmKW3cYDkI7uBJ+ORPskuwlQ+tPm3xnGhTACs='; \
    script-src 'sha256-LVkHffdruUBh28z1WjF2COZHcKXB+XI4HhKkReLlI1U='; \
    base-uri 'none'; form-action 'none'
    """

  private func writeBody(_ body: inout Markup) {
    body.element(
      "a",
      ["class": "skip", "href": "#main"],
      text: "Skip to the steps"
    )
    body.element("header", [:], writeHeader)
    PageControls(
      architectures: architectures,
      shown: shown ?? Set(architectures)
    ).write(to: &body)
    body.element("main", ["id": "main"]) { main in
      for recording in features {
        FeatureSection(recording: recording, sources: sources).write(to: &main)
      }
      MeasuredSection(tables: tables).write(to: &main)
      sources.write(to: &main)
    }
    body.element("footer") { footer in
      footer.element("p") {
        $0.text("Written by ")
        $0.element("code", text: "workbench page")
        $0.text(" from what the code did when it ran. No network is used.")
      }
    }
    body.code("script", PageScript.text)
  }

  /// The names of the architectures, in their order.
  private var architectures: [String] {
    features.flatMap(\.variants).map(\.name).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  private func writeHeader(_ header: inout Markup) {
    header.element("h1", text: "The architecture workbench")
    header.element(
      "p",
      text: "The same feature, built in several architectures: what the user "
        + "did, what every screen showed, and who called whom, recorded from "
        + "the running code."
    )
    guard features.count > 1 else { return }
    header.element("nav", ["aria-label": "Features"]) { nav in
      nav.element("ul") { list in
        for recording in features {
          list.element("li") {
            $0.element(
              "a",
              ["href": "#\(recording.feature)"],
              text: recording.feature
            )
          }
        }
      }
    }
  }
}
