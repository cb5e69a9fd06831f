import Course
import Play
import Trace

/// What one sees first: what this is, a moment, and the ways to all else.
struct SiteIndex {
  static let title = "The architecture workbench"
  /// The part of the package's README that the index has, too.
  static let adviceTitle = "Which architecture should you take?"

  let catalogue: Catalogue
  let pages: [Site.FeaturePage]
  let picture: MomentPicture?
  let tables: [MeasuredTable]
  /// Which architecture to take; empty where the README does not say.
  let advice: ArraySlice<MarkdownDocument.Block>
  let sources: SiteSources

  var description: String {
    "\(catalogue.features.count) features, each built in "
      + "\(catalogue.architectures.count) architectures in Swift."
  }

  func write(to main: inout Markup) {
    main.element("div", ["class": "start"]) { start in
      start.element("div", [:], writeIntroduction)
      if let picture {
        let moment = pages.first { $0.feature.name == picture.feature }?
          .feature.opening
        start.element("div") { part in
          part.element("a", ["class": "scroll", "href": moment?.address]) {
            picture.write(to: &$0)
          }
          part.element(
            "a",
            ["class": "go", "href": moment?.address],
            text: "Step through this moment →"
          )
        }
      } else if let gap = pages.lazy.compactMap(\.recording.gap).first {
        start.element("p", text: "Diagrams are left out. \(gap)")
      }
    }
    section("variants", "Every feature in every architecture", to: &main) {
      writeVariants(to: &$0)
    }
    if !advice.isEmpty {
      section("choose", Self.adviceTitle, to: &main) {
        var markdown = MarkdownMarkup {
          sources.address(of: $0, $1, on: .index, in: "")
        }
        markdown.write(advice, to: &$0)
      }
    }
    section("demos", "All demos", to: &main, writeDemos)
    MeasuredSection(tables: tables).write(to: &main)
  }

  private func section(
    _ id: String,
    _ title: String,
    to main: inout Markup,
    _ content: (inout Markup) -> Void
  ) {
    main.element("section", ["id": id]) { section in
      section.element("h2", text: title)
      content(&section)
    }
  }

  private func writeIntroduction(_ part: inout Markup) {
    part.element("h1", text: Self.title)
    part.element(
      "p",
      text: "\(description) UIKit's API is played in a terminal. See who calls "
        + "whom in the running code, step by step, and choose by what you see."
    )
    part.element("p") { words in
      let way = SitePath.index.address(of: .lessons)
      words.text("The ")
      words.element("a", ["href": way], text: "lessons")
      words.text(" teach you to build them.")
    }
    part.element("h2", text: "A moment of each feature")
    part.element("ul", ["class": "moments"]) { list in
      for page in pages {
        guard let opening = page.feature.opening else { continue }
        list.element("li") { item in
          item.element("b", text: page.feature.name)
          item.text(" ")
          item.element(
            "a",
            ["href": opening.address],
            text: opening.demo.summary
          )
        }
      }
    }
  }

  // MARK: - Variants

  private func writeVariants(to section: inout Markup) {
    section.element(
      "p",
      text: "Each cell leads to one moment of a demo. Its number says how many "
        + "messages go from a type to another in that whole demo, as 'workbench "
        + "compare' counts them. The page folds those to widgets. Fewer are not "
        + "always better: calls within a type are not counted."
    )
    section.element("div", MarkdownMarkup.scroll("Variants")) {
      $0.element("table", ["class": "variants"]) { table in
        table.element("tr") { row in
          row.element("td")
          for page in pages {
            row.element("th", ["scope": "col"]) { head in
              let name = page.feature.name
              head.element("a", ["href": "\(name).html"], text: name)
            }
          }
        }
        for architecture in catalogue.architectures {
          table.element("tr") { write(architecture, to: &$0) }
        }
      }
    }
  }

  private func write(_ architecture: Architecture, to row: inout Markup) {
    row.element("th", ["scope": "row"]) { head in
      head.element("b", text: architecture.name)
      head.element("span", text: " " + architecture.title)
    }
    for page in pages {
      row.element("td") { cell in
        guard let opening = page.feature.opening else { return }
        let count = page.recording.messages(in: architecture)
        // Without a recording there is no diagram of one architecture.
        let way = count == nil ? "" : "/\(architecture.name)"
        cell.element("a", ["href": opening.address + way]) { link in
          link.text(count?.messages ?? "see it")
          link.element("span", ["class": "sr"]) {
            $0.text(" in \(architecture.name) \(page.feature.name)")
          }
        }
      }
    }
  }

  private func writeDemos(to section: inout Markup) {
    section.element("dl", ["class": "demos"]) { list in
      for feature in pages.map(\.feature) {
        list.element("div") { group in
          group.element("dt") { term in
            term.element("b", text: feature.name)
            term.text(": \(feature.abstract)")
          }
          for demo in feature.demos {
            let address = Moment.address(of: feature.name, demo.name, step: 0)
            group.element("dd") {
              $0.element("a", ["href": address], text: demo.summary)
            }
          }
        }
      }
    }
  }
}

extension Moment {
  /// How the index leads to a step of a demo, where 0 is the start.
  fileprivate static func address(
    of feature: String,
    _ demo: String,
    step: Int
  ) -> String {
    "\(feature).html#\(feature)/\(demo)/step=\(step)"
  }
}

extension Feature {
  /// The demo at which its page opens, and where that is.
  fileprivate var opening: (demo: Demo, address: String)? {
    guard let moment = opensAt,
      let demo = demos.first(where: { $0.name == moment.demo })
    else { return nil }
    return (demo, Moment.address(of: name, demo.name, step: moment.step))
  }
}

extension FeatureRecording {
  /// How many messages an architecture takes in the demo that the page opens;
  /// nil where none were recorded.
  fileprivate func messages(in architecture: Architecture) -> Int? {
    guard gap == nil,
      let place = variants.firstIndex(where: { $0.name == architecture.name })
    else { return nil }
    return demos[opening.demo].steps
      .map { $0.outcomes[place].messages }.reduce(0, +)
  }
}
