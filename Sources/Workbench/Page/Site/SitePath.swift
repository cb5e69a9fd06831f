import Foundation

/// Where a page of the site stands, seen from its top, such as
/// "lessons/04-mvp.html".
struct SitePath: Hashable {
  static let index = SitePath("index.html")
  /// The picture for those who share a page.
  static let picture = "moment.svg"
  static let lessons = SitePath("lessons/index.html")
  static let questions = SitePath("lessons/questions.html")

  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// The page of a feature.
  init(feature: String) {
    path = "\(feature).html"
  }

  /// The page of a lesson.
  init(lesson: String) {
    path = "lessons/\(lesson).html"
  }

  /// How this page leads to another one, from a folder on disk as well.
  func address(of other: SitePath, fragment: String? = nil) -> String {
    let depth = path.count { $0 == "/" }
    let way = String(repeating: "../", count: depth) + other.path
    let address =
      way.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? way
    return address + (fragment.map { "#\($0)" } ?? "")
  }
}
