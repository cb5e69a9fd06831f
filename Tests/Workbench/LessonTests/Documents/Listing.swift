import Foundation

@testable import Course

/// What a block of code has to show, by the comment above it.
enum Listing {
  /// A file, or a declaration in it.
  case source(SourceRegion)
  /// The difference of two files.
  case difference(from: String, to: String)
  /// Commands with their output; the exercise is in that state meanwhile.
  case commands(CommandBlock, exercise: String?)
  /// Shown for its own sake, and why.
  case illustration(String)

  /// Code that only Apple platforms have says so to its readers, too.
  private static let uncompiled = "Apple platforms, not compiled here"

  /// - Throws: what is wrong if a block does not say what it shows.
  init?(_ block: CodeBlock) throws(DocumentProblem) {
    var notes: [String: String] = [:]
    for comment in block.comments {
      let parts = comment.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      notes[parts[0].trimmed] = parts[1].trimmed
    }
    let reason = notes["illustration"] ?? notes["not run"]
    if let reason {
      guard reason != Self.uncompiled || block.code.first == "// \(reason)"
      else {
        throw DocumentProblem("the code has to begin with '// \(reason)'")
      }
      self = .illustration(reason)
      return
    }
    switch block.language {
    case "swift":
      guard let region = notes["source"] else {
        throw DocumentProblem(
          "name what this shows above it: <!-- source: path#declaration --> "
            + "or <!-- illustration: why -->"
        )
      }
      self = .source(SourceRegion(region))
    case "diff":
      let paths = (notes["difference"] ?? "").split(separator: " ")
      guard paths.count == 2 else {
        throw DocumentProblem(
          "name what this compares above it: <!-- difference: path path -->"
        )
      }
      self = .difference(from: String(paths[0]), to: String(paths[1]))
    case "console":
      self = .commands(
        try CommandBlock(block.code),
        exercise: notes["exercise"]
      )
    default:
      return nil
    }
  }
}
