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
  /// What else its authors could have done, and what it would cost by an
  /// estimate; nil where no other way differs much.
  public let otherWay: String?

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
      choice: "words that change each week",
      otherWay: nil
    ),
    Change(
      name: "unit",
      feature: "weather",
      request: """
        A button "Show ℃", then "Show ℉", shows the temperature in the \
        other unit at once. It asks nobody, and the choice survives a change \
        of location.
        """,
      choice: "a preference",
      otherWay: """
        The presenter of viper can keep the unit and convert. That takes some \
        40 lines away there, and the conversion stands a second time, for a \
        presenter calls no model.
        """
    ),
    Change(
      name: "favourites",
      feature: "photo-list",
      request: """
        The detail gets a button "Add to favourites" or "Remove from \
        favourites". The list shows "★ " before the name at once. It \
        survives a reload.
        """,
      choice: "one thing on two screens",
      otherWay: """
        In viper, the list's interactor can keep the favourites and be told by \
        the detail's. That costs as much, and the list hears of a change at \
        once. In mvc, mvp and mvvm, the list can hand its detail a closure \
        instead of a store, some 15 lines less in each and no store, until a \
        third screen needs the favourites.
        """
    ),
    Change(
      name: "cards",
      feature: "employees",
      request: """
        Cards in two columns instead of the table. Everything else stays.
        """,
      choice: "another toolkit",
      otherWay: """
        The layout can hide its table behind functions of its own. Then a new \
        widget costs an architecture nothing, and the layout some 40 lines \
        before anybody asks for cards.
        """
    ),
    Change(
      name: "server-search",
      feature: "employees",
      request: """
        The service is asked 300 ms after the last change of the text. The \
        last one asked wins. Where it fails there is the alert, and the rows \
        stay.
        """,
      choice: "asking while one types",
      otherWay: """
        In mvi, waiting can be an effect of its own, and its event has the \
        reducer ask. That is some 15 lines more, and the reducer decides each \
        step. A debouncer that the others share, of some 20 lines, would take \
        at most 5 from each.
        """
    ),
    Change(
      name: "validation",
      feature: "todo",
      request: """
        While a title in the editor is longer than 60 characters, or another \
        to-do has it, a line below the field says so and "Save" is disabled. \
        It says nothing before something was typed.
        """,
      choice: "forms",
      otherWay: """
        The interactor of viper can hand out the sentence, as it does for \
        errors. That takes some 20 lines away, and the interactor then words \
        what the screen shows.
        """
    ),
    Change(
      name: "undo",
      feature: "todo",
      request: """
        A button "Undo" takes the last change back, again and again, to the \
        list as it was loaded. What it brings back is saved like any change.
        """,
      choice: "undo",
      otherWay: """
        The shared `TodoList` can keep the history, some 20 lines once for \
        all. That takes 10 to 25 lines away in traditional-mvc, \
        mvvm-observation, mvi and viper. The others keep it in the store that \
        they share.
        """
    ),
    Change(
      name: "restore",
      feature: "todo",
      request: """
        What was typed, chosen and open can be saved as JSON at any moment. It \
        is there again after a new start with it.
        """,
      choice: "an app that was ended",
      otherWay: """
        The view controllers of mvp and viper can write down their own texts, \
        as UIKit's state restoration has it. That takes some 40 lines away in \
        mvp and 60 in viper. Then the views know what is kept, and no test \
        without widgets sees it.
        """
    ),
    Change(
      name: "deep-link",
      feature: "todo",
      request: """
        'workbench mvp todo --open 3' starts in the editor of the third to-do, \
        over the list, once that is loaded. If there is none, an alert says \
        so.
        """,
      choice: "navigation, notifications",
      otherWay: """
        In traditional-mvc, the model can keep the place and tell of it by an \
        aspect, some 10 lines more, and a test needs no widgets.
        """
    ),
    Change(
      name: "count-taps",
      feature: nil,
      request: """
        Each tap and each selection, alerts aside, is reported to a usage log, \
        with the screen and what was tapped.
        """,
      choice: "what cuts across",
      otherWay: """
        A base class of all view controllers, or what sends the actions of all \
        widgets, can report each tap by the widget's title: some 40 lines for \
        all instead of 100 in each. If the rules let presenters of viper and \
        controllers of traditional-mvc call the log, that takes some 25 and 10 \
        lines away. As effects of its reducers, reports take some 80 lines \
        more in mvi.
        """
    ),
  ]

  /// The change of a name.
  public static func named(_ name: String) -> Change? {
    all.first { $0.name == name }
  }
}
