import Arguments
import Course
import WorkbenchKit

/// `workbench source`: a feature's code by role.
struct SourceCommand: Command {
  let catalogue: Catalogue

  var spec: CommandSpec {
    CommandSpec(
      "source",
      abstract: "Show a feature's code, side by side by role.",
      discussion: """
        Without an architecture all are shown: in columns where the output is
        wide enough, else one after another.
        """,
      arguments: [
        ArgumentSpec(
          "architecture",
          .oneOf(catalogue.architectures.map(\.name)),
          isOptional: true,
          help: "The architecture to show (default: all)."
        ),
        ArgumentSpec(
          "feature",
          .oneOf(catalogue.features.map(\.name)),
          help: "The feature to show."
        ),
      ],
      options: [
        .value(
          "columns",
          "columns",
          .integer(Surroundings.columnRange),
          help: "The width of the output (default: the terminal's, or 132)."
        )
      ]
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let one = invocation.argument("architecture")
    let listing = try SourceListing(
      invocation.argument("feature") ?? "",
      in: one.map { [$0] } ?? catalogue.architectures.map(\.name),
      package: try CourseFolder.find().package
    )
    let width = invocation.integer("columns") ?? surroundings.columns ?? 132
    listing.lines(width: width).forEach(surroundings.output.write)
    return .success
  }
}
