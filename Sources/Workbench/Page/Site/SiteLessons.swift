import Course
import Foundation

/// The course as pages.
struct SiteLessons {
  let sources: SiteSources

  /// The pages of all lessons, and of what tells of them, by path.
  func pages() throws -> [String: String] {
    let lessons = sources.course.lessons
    var pages: [String: String] = [:]
    for (page, title, name) in [
      (SitePath.lessons, "The lessons", "README.md"),
      (.questions, "Questions and evidence", "questions.md"),
    ] {
      let file = sources.course.folder.appendingPathComponent(name)
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw CourseError.missing("Lessons/\(name)")
      }
      pages[page.path] = html(page, title, in: "Lessons") {
        $0.write(text, to: &$1)
      }
    }
    for (number, lesson) in lessons.enumerated() {
      let text = try lesson.text()
      let page = SitePath(lesson: lesson.name)
      let title = "Lesson \(lesson.number): \(text.title)"
      let neighbours = [
        number > 0 ? ("Previous", lessons[number - 1]) : nil,
        number + 1 < lessons.count ? ("Next", lessons[number + 1]) : nil,
      ]
      pages[page.path] = html(page, title, in: "Lessons/\(lesson.name)") {
        $0.write(text.body, to: &$1)
        Self.write(text.hints, with: &$0, to: &$1)
        Self.write(neighbours.compactMap(\.self), from: page, to: &$1)
      }
    }
    return pages
  }

  private func html(
    _ page: SitePath,
    _ title: String,
    in folder: String,
    _ write: (inout MarkdownMarkup, inout Markup) -> Void
  ) -> String {
    let document = SiteDocument(
      path: page,
      title: title,
      description: "A course on application architectures in Swift.",
      baseURL: sources.baseURL
    )
    return document.html { main in
      var markdown = MarkdownMarkup { target, isLink in
        sources.address(of: target, isLink, on: page, in: folder)
      }
      main.element("article") { write(&markdown, &$0) }
    }
  }

  private static func write(
    _ hints: [String],
    with markdown: inout MarkdownMarkup,
    to main: inout Markup
  ) {
    guard !hints.isEmpty else { return }
    markdown.write("## Hints", to: &main)
    for (number, hint) in zip(1..., hints) {
      main.element("details") { details in
        details.element("summary", text: "Hint \(number)")
        markdown.write(hint, to: &details)
      }
    }
  }

  private static func write(
    _ neighbours: [(word: String, lesson: Lesson)],
    from page: SitePath,
    to main: inout Markup
  ) {
    main.element("nav", ["aria-label": "Lessons"]) { nav in
      for (word, lesson) in neighbours {
        let address = page.address(of: SitePath(lesson: lesson.name))
        nav.element("a", ["href": address], text: "\(word): \(lesson.name)")
        nav.text(" ")
      }
    }
  }
}
