import Play
import Render
import Shell

/// `workbench source`: a feature's code by role.
struct SourceCommand: Command {
  let invocation: Invocation
  let surroundings: Surroundings
  let isRead = true

  static func spec(in catalogue: Catalogue) -> CommandSpec {
    CommandSpec(
      name: "source",
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
      options: [OutputWidth.wide.option],
      examples: [
        HelpExample(
          "workbench source mvp mvvm weather",
          "Read a presenter beside a view model."
        ),
        HelpExample("workbench source viper todo", "Read one variant."),
      ]
    )
  }

  func run() async throws -> ExitCode {
    let selection = try selection()
    let feature = try selection.neededFeature
    let listing = try SourceByRole(
      try selection.variants(of: feature),
      package: try PackageFolder.find(with: "Sources")
    )
    let width = columns(.wide)
    output.write(listing.lines(width: width))
    let names = listing.namesWithoutRoom(width: width)
    guard let first = listing.names.first, !names.isEmpty else {
      return .success
    }
    let call = "\(surroundings.call) source"
    output.write(
      """
      No room beside them: \(names.joined(separator: ", "))
      For example: \(call) \(first) \(names[0]) \(feature.name)
      All of them: \(call) \(feature.name) \
      \(OutputWidth.wide.option.spelling) \(listing.widthForAll)
      """
    )
    return .success
  }
}
