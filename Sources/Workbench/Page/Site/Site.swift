import Course
import Foundation
import Play

/// All pages, the lessons and the tables as files that lead to one another.
///
/// The same contents give the same bytes.
package struct Site {
  /// A feature, what was recorded of it, and the page that shows it.
  package typealias FeaturePage = (
    feature: Feature, recording: FeatureRecording, document: PageDocument
  )

  /// The texts by their paths from the top of the site.
  package let files: [String: String]

  /// - Parameters:
  ///   - catalogue: What there is.
  ///   - picture: A moment for the index; nil where none was recorded.
  ///   - baseURL: Where it is published; nil where nobody knows.
  package init(
    _ catalogue: Catalogue,
    pages: [FeaturePage],
    picture: MomentPicture?,
    tables: [MeasuredTable],
    course: CourseFolder,
    baseURL: String?
  ) throws {
    let sources = SiteSources(course, baseURL: baseURL)
    var files = try SiteLessons(sources: sources).pages()
    for page in pages {
      files[SitePath(feature: page.feature.name).path] = page.document.html
    }
    let readme = course.package.appendingPathComponent("README.md")
    let overview = try? String(contentsOf: readme, encoding: .utf8)
    let index = SiteIndex(
      catalogue: catalogue,
      pages: pages,
      picture: picture,
      tables: tables,
      advice: MarkdownDocument(overview ?? "").section(SiteIndex.adviceTitle),
      sources: sources
    )
    let document = SiteDocument(
      path: .index,
      title: SiteIndex.title,
      description: index.description,
      baseURL: baseURL
    )
    files[SitePath.index.path] = document.html(index.write)
    files[SitePath.picture] = picture?.svg
    // Only now it is known which sources the pages lead to.
    self.files = files.merging(sources.pages()) { first, _ in first }
  }
}
