import Arguments
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
        What corresponds stands side by side, as many architectures as fit; \
        the others are named at the end. Where two do not fit, all stand one \
        after another.
        """,
      arguments: [
        Selection.architecture(in: catalogue),
        Selection.feature(in: catalogue),
      ],
      options: [OutputWidth.wide.option]
    )
  }

  func run(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) async throws -> ExitCode {
    let selection = try Selection(invocation, from: catalogue)
    let feature = try selection.neededFeature
    let listing = try SourceByRole(
      try selection.variants(of: feature),
      package: try PackageFolder.find(with: "Sources")
    )
    let width = OutputWidth.wide.columns(invocation, in: surroundings)
    let lines =
      listing.lines(width: width)
      + Self.note(
        on: listing,
        of: feature,
        width: width,
        call: surroundings.call
      )
    for line in lines { surroundings.output.write(line) }
    return .success
  }

  /// Which architectures have no room, and how to see them.
  private static func note(
    on listing: SourceByRole,
    of feature: Feature,
    width: Int,
    call: String
  ) -> [String] {
    let names = listing.namesWithoutRoom(width: width)
    guard let first = listing.names.first, !names.isEmpty else { return [] }
    let two = "\(first) \(names[0])"
    return [
      "No room beside them: \(names.joined(separator: ", "))",
      "For example: \(call) source \(two) \(feature.name)",
      "All of them: \(call) source \(feature.name) "
        + "\(OutputWidth.wide.option.spelling) \(listing.widthForAll)",
    ]
  }
}
