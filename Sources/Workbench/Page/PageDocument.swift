import Render

/// One HTML file that shows recordings and what was measured, and needs no
/// network and no other file.
///
/// All of it is written as HTML; the script in it only shows and hides. The
/// same values give the same bytes.
package struct PageDocument {
  private let features: [FeatureRecording]
  private let tables: [MeasuredTable]
  private let shown: Set<String>?
  private let home: String?
  private let baseURL: String?
  private let sources: SourceListings

  /// - Parameters:
  ///   - shown: The names of the architectures that are shown at first; nil for
  ///     all. Readers choose the others.
  ///   - home: Where the heading leads, such as a site's index; nil where the
  ///     page stands alone.
  ///   - baseURL: Where its site is published, if anybody knows.
  package init(
    features: [FeatureRecording],
    tables: [MeasuredTable] = [],
    shown: Set<String>? = nil,
    home: String? = nil,
    baseURL: String? = nil
  ) {
    self.features = features
    self.tables = tables
    self.shown = shown
    self.home = home
    self.baseURL = baseURL
    sources = SourceListings(features)
  }

  /// The file.
  package var html: String { head.html(writeBody) }

  private var head: PageHead {
    PageHead(
      title: title,
      description: summary,
      policy: Self.policy,
      style: PageStyle.text,
      published: baseURL.map {
        ($0, SitePath(feature: features[0].feature).path)
      }
    )
  }

  private var title: String {
    features.count == 1
      ? "\(features[0].feature) · \(SiteIndex.title)" : SiteIndex.title
  }

  /// What it shows, for those who find or share it.
  private var summary: String {
    let what =
      features.count == 1
      ? "\(features[0].abstract), built" : "The same features, built"
    return "\(what) in \(architectures.joined(separator: ", ")): what each "
      + "screen showed, who called whom, who decided, and the source."
  }

  /// Nothing runs and nothing is loaded but the style sheet and the script.
  ///
  /// Each is named by its SHA-256 in base64. Foundation on Linux cannot make
  /// one; the tests do, and say which it has to be.
  private static let policy = """
    default-src 'none'; \
    style-src 'sha256-RwnhUdWI99PkP0zTxKCeFmWShSktO8x7ma8jBLPQX2U='; \
    script-src 'sha256-CvoeoM1KjLPDfX+Abd7TWpK00mwioTk+FzaR6+SMezs='; \
    base-uri 'none'; form-action 'none'
    """

  private func writeBody(_ body: inout Markup) {
    let shown = shown ?? Set(architectures)
    body.element(
      "a",
      ["class": "skip", "href": "#main"],
      text: "Skip to the steps"
    )
    PageControls(architectures: architectures, shown: shown).write(to: &body)
    body.element("header", [:], writeHeader)
    body.element("main", ["id": "main"]) { main in
      for recording in features {
        FeatureSection(recording, sources: sources, shown: shown)
          .write(to: &main)
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
    writeArrows(to: &body)
    body.code("script", PageScript.text)
  }

  /// The heads of all arrows, which the drawings use.
  private func writeArrows(to body: inout Markup) {
    body.element("svg", ["class": "sr", "aria-hidden": "true"]) { svg in
      for kind in ["o", "v", "d", "m", "s"] {
        svg.element(
          "marker",
          [
            "id": "end-\(kind)", "orient": "auto",
            "markerUnits": "userSpaceOnUse", "markerWidth": "10",
            "markerHeight": "10", "refX": "10", "refY": "5",
          ]
        ) { $0.void("path", ["d": "M0 0L10 5L0 10z"]) }
      }
    }
  }

  /// The names of the architectures, in their order.
  private var architectures: [String] {
    features.flatMap(\.variants).map(\.name).withoutRepeats
  }

  private func writeHeader(_ header: inout Markup) {
    header.element("h1") { heading in
      guard let home else { return heading.text(SiteIndex.title) }
      heading.element("a", ["href": home], text: SiteIndex.title)
    }
    guard features.count > 1 else { return }
    header.links(
      "Features",
      features.map { ($0.feature, "#\($0.feature)", nil) }
    )
  }
}
