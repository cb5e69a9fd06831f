import Foundation

/// A change that a product owner might ask for, made in every architecture.
///
/// It is kept as differences in `Sources/Changes`, in a folder of its name: what
/// is the same for all in `shared.patch`, and then a file for each
/// architecture.
public struct Change: Equatable, Sendable {
  public let name: String
  /// The feature that is changed; nil where all are.
  public let feature: String?
  /// What is asked for.
  public let request: String
  /// The everyday choice for which its figures are grounds.
  public let choice: String

  /// The differences of models, layouts, services and scenarios.
  static let shared = "shared"

  /// Where its differences stand, from the package's folder.
  var folder: String { "Sources/Changes/\(name)" }

  /// The file with the differences of an architecture, or with the shared ones.
  package func path(of part: String) -> String { "\(folder)/\(part).patch" }

  /// Whether a variant's feature is changed by it.
  package func concerns(_ feature: String) -> Bool {
    self.feature == nil || self.feature == feature
  }
}

extension Change {
  /// The changes, the small ones first.
  public static let all = [
    Change(
      name: "wording",
      feature: "photo-list",
      request: "A row's date reads \"1 Oct 2017\" instead of \"2017-10-01\".",
      choice: "words that change each week"
    )
  ]

  /// The change of a name.
  public static func named(_ name: String) -> Change? {
    all.first { $0.name == name }
  }
}
