import Catalogue
import Course
import Foundation
import Play
import TestSupport
import Testing

@testable import Page

@Suite("The site")
struct SiteTests {
  /// A site of two small lessons and the sources that they name.
  private func site(
    _ catalogue: Catalogue = Catalogue(architectures: [], features: []),
    _ recordings: [FeatureRecording] = [],
    name: String = "One",
    listing: String = "let a = 1",
    baseURL: String? = nil
  ) throws -> [String: String] {
    try withFolder { folder in
      let lesson = """
        # Lesson 01: \(name)

        **Time:** 15 minutes, *\(name)*

        ## The \(name) code

        See [the second](../02-two/README.md#the-code), `Sources/A/B.swift`,
        [all of them](../../Sources), [the overview](../README.md),
        [below](#hints), [a page](https://example.org/a?b=c&d), `Sources/No`,
        [nothing](../../../etc/passwd), [script](javascript:alert) and
        [\(name)](../../Sources/A/\(name).swift).

        | Kind | Where |
        |---|---|
        | \(name) | **[B](../../Sources/A/B.swift)** |

        <!-- source: Sources/A/B.swift#b -->
        ```swift
        \(listing)
        ```

        ## Hints

        ### Hint 1

        1. Say \(name).
        """
      let readme = """
        # \(name)

        ## \(SiteIndex.adviceTitle)

        Take \(name): [lesson two](Lessons/02-two/README.md#the-code).

        ### But

        [B](Sources/A/B.swift) decides.

        ## More

        Nothing of this.
        """
      for (path, text) in [
        "README.md": readme,
        "Lessons/README.md": "# Lessons\n\n[\(name)](01-one/README.md)\n",
        "Lessons/questions.md": "# Questions\n",
        "Lessons/01-one/README.md": lesson,
        "Lessons/02-two/README.md": "# Lesson 02: Two\n\n## The code\n",
        "Sources/A/B.swift": listing + "\n",
        "Sources/C.swift": "c\n",
      ] {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
      return try Site(
        catalogue,
        pages: zip(catalogue.features, recordings).map { feature, recording in
          let page = PageDocument(
            features: [recording],
            shown: [],
            home: "index.html",
            baseURL: baseURL
          )
          return (feature, recording, page)
        },
        picture: recordings.first.flatMap {
          MomentPicture(openingOf: $0, in: ["mvc", "mvp"])
        },
        tables: [],
        course: CourseFolder(package: folder),
        baseURL: baseURL
      ).files
    }
  }

  private var greeting: Catalogue {
    Catalogue(
      architectures: Catalogue.standard.architectures,
      features: Catalogue.standard.features.filter { $0.name == "greeting" }
    )
  }

  @Test("Every link leads to a page and an anchor that are there")
  func links() throws {
    let files = try site()
    let walk = SiteWalk(files)
    #expect(walk.broken == [])
    #expect(walk.problems == [])
    #expect(walk.count > 30)
    #expect(
      files.keys.sorted() == [
        "index.html", "lessons/01-one.html", "lessons/02-two.html",
        "lessons/index.html", "lessons/questions.html",
        "source/Sources/A/B.swift.html",
        "source/Sources/A/index.html", "source/Sources/C.swift.html",
        "source/Sources/index.html",
      ]
    )
    let lesson = ParsedPage(files["lessons/01-one.html"] ?? "")
    let elsewhere = lesson.links.filter { !$0.hasSuffix(".html") }
    #expect(
      elsewhere == [
        "#main", "../index.html#variants", "../lessons/02-two.html#the-code",
        "#hints",
        "https://example.org/a?b=c&d",
      ]
    )
  }

  @Test("A listing is in its lesson unchanged, and so is a source")
  func listings() throws {
    let listing = "if a < b, c > \"d\" && `e` {\n  f(\"\\n\t\")\n\n}"
    let files = try site(listing: listing)
    for page in ["lessons/01-one.html", "source/Sources/A/B.swift.html"] {
      let parsed = ParsedPage(files[page] ?? "")
      #expect(parsed.problem == nil)
      #expect(parsed.text.contains(listing + "\n"))
    }
  }

  @Test("A list that goes on from one above keeps its numbers")
  func numbers() {
    var main = Markup()
    var markup = MarkdownMarkup { _, _ in nil }
    markup.write("2. two\n3. three\n\nText.\n\n- one\n", to: &main)
    #expect(main.html.contains("<ol start=\"2\">"))
    #expect(main.html.contains("<ul>"))
  }

  @Test("Text from lessons is text, and nothing else")
  func hostileText() throws {
    let plain = try site()
    let hostile = try site(name: PageDocumentTests.hostile)
    #expect(SiteWalk(hostile).problems == [])
    for (path, html) in plain {
      let other = ParsedPage(hostile[path] ?? "")
      #expect(other.elements == ParsedPage(html).elements)
      #expect(other.attributes == ParsedPage(html).attributes)
    }
  }

  @Test("The same contents give the same bytes")
  func sameBytes() throws {
    let (one, other) = (
      try site(greeting, [.greeting()]), try site(greeting, [.greeting()])
    )
    #expect(one == other)
    #expect(one["moment.svg"]?.hasPrefix("<svg xmlns=") == true)
  }

  @Test("The index leads to the moment of a feature in each architecture")
  func moments() throws {
    let index = try #require(
      site(greeting, [.greeting()])["index.html"]
    )
    let moment = try #require(greeting.features.first?.opensAt)
    let address =
      "greeting.html#greeting/\(moment.demo)/step=\(moment.step)"
    #expect(index.contains("<a href=\"\(address)\">"))
    #expect(index.contains("<a href=\"\(address)/mvp\">6 messages"))
    let page = try #require(
      site(greeting, [.greeting()])["greeting.html"]
    )
    #expect(page.contains("</span> <i>2 messages</i>"))
    #expect(index.contains("<a class=\"go\" href=\"\(address)\">Step"))
    for demo in greeting.features.flatMap(\.demos) {
      #expect(index.contains("#greeting/\(demo.name)/step=0"))
    }
    #expect(index.contains("<a class=\"scroll\" href=\"\(address)\"><svg"))
  }

  @Test("The index has the README's advice, and its links lead on from there")
  func advice() throws {
    let index = ParsedPage(try site()["index.html"] ?? "")
    #expect(index.text.contains("Take One: lesson two."))
    #expect(index.text.contains("B decides."))
    #expect(!index.text.contains("Nothing of this."))
    #expect(index.ids.contains("choose"))
    #expect(index.links.contains("lessons/02-two.html#the-code"))
    #expect(index.links.contains("source/Sources/A/B.swift.html"))
  }

  @Test("Without a recording the index says why, and shows no diagram")
  func gap() throws {
    let index = try #require(
      site(greeting, [.greeting(gap: "No calls.")])["index.html"]
    )
    #expect(index.contains("Diagrams are left out. No calls."))
    #expect(!index.contains("<svg"))
    #expect(!index.contains("/mvp\""))
  }

  @Test("A page says where it is published only where that is known")
  func publishedPlace() throws {
    let files = try site(baseURL: "https://example.org/w/")
    let tag = "<meta property=\"og:url\" content=\"https://example.org/w/"
    #expect(files["index.html"]?.contains("\(tag)\"/>") == true)
    #expect(
      files["lessons/02-two.html"]?
        .contains("\(tag)lessons/02-two.html\"/>") == true
    )
    let shared = try site(greeting, [.greeting()], baseURL: "https://a.org/")
    for page in ["index.html", "greeting.html"] {
      #expect(
        shared[page]?.contains(
          "<meta property=\"og:image\" content=\"https://a.org/moment.svg\"/>"
        ) == true
      )
    }
    #expect(try site().values.allSatisfy { !$0.contains("og:url") })
  }

  @Test("The policy names the style sheet, and nothing else")
  func policy() async throws {
    let html = try #require(site()["index.html"])
    let style = part(of: html, from: "<style>", to: "</style>")
      .dropFirst("<style>".count).dropLast("</style>".count)
    let hash = try await sha256(of: String(style))
    let policy = part(of: html, from: "default-src", to: "form-action")
    #expect(
      policy
        == "default-src &#39;none&#39;; style-src &#39;sha256-\(hash)&#39;; "
        + "base-uri &#39;none&#39;; form-action"
    )
    #expect(!html.contains("<script"))
  }
}

/// All links of a site, followed as from a folder on disk.
struct SiteWalk {
  private(set) var count = 0
  /// The links that lead nowhere, each with the page on which it stands.
  private(set) var broken: [String] = []
  /// What makes pages ill-formed.
  private(set) var problems: [String] = []

  init(_ files: [String: String]) {
    let pages = files.filter { $0.key.hasSuffix(".html") }
      .mapValues(ParsedPage.init)
    let anchors = pages.mapValues { Set($0.ids) }
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      if let problem = page.problem { problems.append("\(path): \(problem)") }
      let here = URL(fileURLWithPath: "/\(path)")
      for link in page.links where !link.contains("://") {
        count += 1
        let url = URL(string: link, relativeTo: here)?.absoluteURL
        let target = String(url?.path.dropFirst() ?? "")
        // What follows a step chooses what the page's script shows of it.
        let fragment = url?.fragment(percentEncoded: false)?
          .replacing(/(\/step=\d+)\/.*/) { $0.1 }
        let isThere = fragment.map { anchors[target]?.contains($0) == true }
        if link.hasPrefix("/") || !(isThere ?? (pages[target] != nil)) {
          broken.append("\(path): \(link)")
        }
      }
    }
  }
}
