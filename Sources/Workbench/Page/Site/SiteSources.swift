import Course
import Foundation

/// The files and folders of the package that pages lead to, each a page.
final class SiteSources {
  let course: CourseFolder
  let baseURL: String?
  /// The paths that were asked for, seen from the package.
  private var known: Set<String> = []
  /// Those of them that are not written yet.
  private var waiting: [(path: String, page: SitePath)] = []

  init(_ course: CourseFolder, baseURL: String?) {
    self.course = course
    self.baseURL = baseURL
  }

  /// Where a link, or a path in `code`, leads from a text in a folder.
  func address(
    of target: String,
    _ isLink: Bool,
    on page: SitePath,
    in folder: String
  ) -> String? {
    let isElsewhere = ["https://", "http://", "#"].contains {
      target.hasPrefix($0)
    }
    if isElsewhere { return isLink ? target : nil }
    let parts = target.split(separator: "#", maxSplits: 1)
    guard let first = parts.first, isLink || isPath(first) else { return nil }
    let path = URL(fileURLWithPath: isLink ? "/\(folder)" : "/")
      .appendingPathComponent(String(first)).standardized.path.dropFirst()
    if path == "Lessons/README.md" { return page.address(of: .lessons) }
    if path == "Lessons/questions.md" { return page.address(of: .questions) }
    let lesson = course.lessons.first { path == "Lessons/\($0.name)/README.md" }
    if let lesson {
      return page.address(
        of: SitePath(lesson: lesson.name),
        fragment: parts.dropFirst().first.map(String.init)
      )
    }
    return self.page(of: String(path)).map { page.address(of: $0) }
  }

  /// Whether code looks like a path from the top of the package.
  private func isPath(_ code: Substring) -> Bool {
    ["Sources/", "Tests/", "Lessons/"].contains { code.hasPrefix($0) }
      && !code.contains(" ")
  }

  /// The page of a file or folder of the package; nil where there is none.
  func page(of path: String) -> SitePath? {
    var isFolder: ObjCBool = false
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let url = course.package.appendingPathComponent(path)
    guard !path.split(separator: "/").contains(where: { $0.first == "." }),
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    else { return nil }
    let page = SitePath(
      isFolder.boolValue ? "source/\(path)/index.html" : "source/\(path).html"
    )
    if known.insert(path).inserted { waiting.append((path, page)) }
    return page
  }

  /// The pages of all that was asked for, and of what these lead to.
  func pages() -> [String: String] {
    var pages: [String: String] = [:]
    while let (path, page) = waiting.popLast() {
      pages[page.path] = html(of: path, at: page)
    }
    return pages
  }

  private func html(of path: String, at page: SitePath) -> String {
    let url = course.package.appendingPathComponent(path)
    let document = SiteDocument(
      path: page,
      title: path,
      description: "A part of the architecture workbench.",
      baseURL: baseURL
    )
    return document.html { main in
      main.element("h1") { $0.element("code", text: path) }
      let manager = FileManager.default
      if let names = try? manager.contentsOfDirectory(atPath: url.path) {
        main.element("ul") { write(names.sorted(), of: path, page, &$0) }
      } else {
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        main.element("pre", MarkdownMarkup.scroll(path)) {
          $0.element("code", text: text)
        }
      }
    }
  }

  private func write(
    _ names: [String],
    of folder: String,
    _ page: SitePath,
    _ list: inout Markup
  ) {
    for name in names {
      guard let part = self.page(of: "\(folder)/\(name)") else { continue }
      list.element("li") { item in
        item.element("a", ["href": page.address(of: part)]) {
          $0.element("code", text: name)
        }
      }
    }
  }
}
