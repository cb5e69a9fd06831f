import Course
import Foundation
import Page
import Play
import Shell

/// `workbench site`: all that there is to look at, as a folder to publish.
struct SiteCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings

  private static let folder = ArgumentSpec(
    name: "folder",
    help: "The folder to write; a site that it holds is replaced."
  )
  private static let baseURL = Option.text(
    "base-url",
    "url",
    help: "Where the site will be found, for those who share its pages."
  )

  /// Whose opening moment the index shows, and in which architectures.
  private static let picture = (feature: "weather", in: ["mvp", "mvi"])

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "site",
      abstract: "Write all of it as a site.",
      discussion: """
        Writes a folder of HTML files that link to one another: an index, a \
        page for each feature with all of its demos, the lessons, and the \
        sources that they name. They need no network, so you can open \
        'index.html' from disk, or put the folder on any web server. It \
        measures nothing: hand it the figures that other commands printed.
        """,
      arguments: [folder],
      options: [
        baseURL, PageCommand.testability, PageCommand.bench,
        PageCommand.changes,
      ],
      examples: [
        HelpExample("workbench site public", "Write the site into a folder."),
        HelpExample(
          "workbench site public --testability figures.json",
          "Show the figures, which 'testability --json' has printed."
        ),
      ]
    )
  }

  func run() async throws -> ExitCode {
    let baseURL = try readBaseURL()
    let folder = try SiteFolder(path: invocation[Self.folder] ?? "")
    let tables = try readTables(of: nil)
    let package = try PackageFolder.find(with: "Lessons")
    let pages = try catalogue.features.map { feature in
      let recording = try FeatureRecording(
        of: feature,
        in: catalogue.variants(of: feature),
        data: try feature.sampleData(),
        package: package
      )
      let document = PageDocument(
        features: [recording],
        tables: try readTables(of: feature),
        shown: Set(Self.picture.in),
        home: "index.html",
        baseURL: baseURL
      )
      return (feature, recording, document)
    }
    let site = try Site(
      catalogue,
      pages: pages,
      picture: pages.first { $0.0.name == Self.picture.feature }
        .flatMap { MomentPicture(openingOf: $0.1, in: Self.picture.in) },
      tables: tables,
      course: CourseFolder(package: package),
      baseURL: baseURL
    )
    try folder.write(site.files)
    let index = folder.url.appendingPathComponent("index.html").relativePath
    output.write("Wrote \(site.files.count) files; open \(index)")
    let failures = pages.lazy.compactMap(\.1.failure)
    guard let failure = failures.first else { return .success }
    output.writeError("Error: \(failure)")
    return .checkFailed
  }

  /// Where the site will be found, with a slash at its end.
  private func readBaseURL() throws(WrongUsage) -> String? {
    guard let text = invocation[Self.baseURL] else { return nil }
    let parts = URLComponents(string: text)
    guard ["http", "https"].contains(parts?.scheme),
      parts?.host?.isEmpty == false, parts?.query == nil, parts?.fragment == nil
    else { throw WrongUsage(value: text, for: Self.baseURL) }
    return text.hasSuffix("/") ? text : text + "/"
  }

  private func readTables(of feature: Feature?) throws -> [MeasuredTable] {
    try MeasuredTable.read(
      testability: invocation[PageCommand.testability],
      bench: invocation[PageCommand.bench],
      changes: invocation[PageCommand.changes],
      feature: feature?.name
    )
  }
}
