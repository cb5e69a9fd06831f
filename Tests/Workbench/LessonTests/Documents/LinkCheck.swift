import Foundation

@testable import Course

/// Looks whether the files that a text names are there.
struct LinkCheck {
  private let course: CourseFolder
  private let file: URL
  private let text: String

  init(_ course: CourseFolder, file: URL, text: String) {
    self.course = course
    self.file = file
    self.text = text
  }

  /// The links and the paths in `code` that lead nowhere.
  var issues: [DocumentIssue] {
    var issues: [DocumentIssue] = []
    var isCode = false
    for (index, line) in text.lines.enumerated() {
      if line.trimmed.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { continue }
      for target in links(in: line) + paths(in: line)
      where !FileTree.exists(target.url) {
        issues.append(
          DocumentIssue(
            file: course.path(of: file),
            line: index + 1,
            message: "there is no '\(target.name)'"
          )
        )
      }
    }
    return issues
  }

  private func links(in line: String) -> [(name: String, url: URL)] {
    line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).compactMap { match in
      let name = String(match.1)
      guard !name.contains("://"), !name.hasPrefix("mailto:") else {
        return nil
      }
      return (name, url(name, from: file.deletingLastPathComponent()))
    }
  }

  /// What stands in back quotes and looks like a path of ours, unless "such
  /// as" before it says that it is made up.
  private func paths(in line: String) -> [(name: String, url: URL)] {
    let own = Lesson.Part.allCases.map(\.rawValue)
    return line.matches(of: /(such as )?`([^`\s]+)`/).compactMap { match in
      guard match.1 == nil else { return nil }
      let name = String(match.2)
      guard let first = name.split(separator: "/").first,
        name.contains("/"), !name.contains(where: { "NX*<{…$(:".contains($0) })
      else { return nil }
      if ["Sources", "Tests", "Lessons", ".ci"].contains(first) {
        let path = name.split(separator: "#")[0]
        return (name, url(String(path), from: course.package))
      }
      // The parts of a lesson, seen from its own text.
      guard own.contains(String(first)), isLesson else { return nil }
      return (name, url(name, from: file.deletingLastPathComponent()))
    }
  }

  private var isLesson: Bool {
    Lesson(folder: file.deletingLastPathComponent()) != nil
  }

  private func url(_ path: String, from folder: URL) -> URL {
    folder.appendingPathComponent(path.removingPercentEncoding ?? path)
  }
}
