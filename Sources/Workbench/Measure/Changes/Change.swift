import Foundation

/// A change that a product owner might ask for, made in every architecture.
///
/// It is kept as differences in `Sources/Changes`, in a folder of its name:
/// what is for all or several in `shared.patch`, and then a file for each
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
    ),
    Change(
      name: "unit",
      feature: "weather",
      request: """
        A button "Show ℃", then "Show ℉", shows the temperature in the \
        other unit at once. It asks nobody, and the choice survives a change \
        of location.
        """,
      choice: "a preference"
    ),
    Change(
      name: "favourites",
      feature: "photo-list",
      request: """
        The detail gets a button "Add to favourites" or "Remove from \
        favourites". The list shows "★ " before the name at once. It \
        survives a reload.
        """,
      choice: "one thing on two screens"
    ),
    Change(
      name: "cards",
      feature: "employees",
      request: """
        Cards in two columns instead of the table. Everything else stays.
        """,
      choice: "another toolkit"
    ),
    Change(
      name: "server-search",
      feature: "employees",
      request: """
        The service is asked 300 ms after the last change of the text. The \
        last one asked wins. Where it fails there is the alert, and the rows \
        stay.
        """,
      choice: "asking while one types"
    ),
    Change(
      name: "validation",
      feature: "todo",
      request: """
        While a title in the editor is longer than 60 characters, or another \
        to-do has it, a line below the field says so and "Save" is disabled. \
        It says nothing before something was typed.
        """,
      choice: "forms"
    ),
    Change(
      name: "undo",
      feature: "todo",
      request: """
        A button "Undo" takes the last change back, again and again, to the \
        list as it was loaded. What it brings back is saved like any change.
        """,
      choice: "undo"
    ),
    Change(
      name: "restore",
      feature: "todo",
      request: """
        What was typed, chosen and open can be saved as JSON at any moment. It \
        is there again after a new start with it.
        """,
      choice: "an app that was ended"
    ),
    Change(
      name: "deep-link",
      feature: "todo",
      request: """
        'workbench mvp todo --open 3' starts in the editor of the third to-do, \
        over the list, once that is loaded. If there is none, an alert says \
        so.
        """,
      choice: "navigation, notifications"
    ),
    Change(
      name: "count-taps",
      feature: nil,
      request: """
        Each tap and each selection is reported to a usage log, with the \
        screen and what was tapped.
        """,
      choice: "what cuts across"
    ),
  ]

  /// The change of a name.
  public static func named(_ name: String) -> Change? {
    all.first { $0.name == name }
  }
}
