import Arguments
import Course
import Shell
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
        architecture, feature,
      ],
      options: [OutputWidth.wide.option]
    )
  }

  private var architecture: ArgumentSpec {
    ArgumentSpec(
      "architecture",
      .oneOf(catalogue.architectures.map(\.name)),
      isOptional: true,
      help: "The architecture to show (default: all)."
    )
  }

  private var feature: ArgumentSpec {
    ArgumentSpec(
      "feature",
      .oneOf(catalogue.features.map(\.name)),
      help: "The feature to show."
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let wanted = invocation[architecture]
    let variants = catalogue.variants.filter { variant in
      variant.feature.name == invocation[feature]
        && wanted.map { $0 == variant.architecture.name } ?? true
    }
    let listing = try SourceListing(
      variants,
      package: try PackageFolder.find(with: "Sources")
    )
    let width = OutputWidth.wide.columns(invocation, in: surroundings)
    for line in listing.lines(width: width) { surroundings.output.write(line) }
    return .success
  }
}
