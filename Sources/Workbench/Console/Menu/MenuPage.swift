import Play

/// A list of things to do, from which one is chosen.
package struct MenuPage {
  let title: String
  package let items: [Item]

  package struct Item {
    package let title: String
    package let detail: String
    package let choice: Choice
  }

  package enum Choice {
    /// Asks further.
    case page(MenuPage)
    /// Runs the program with these words.
    case words([String])
  }
}

extension MenuPage {
  /// What a person can do who has typed nothing but the program's name.
  package static func start(_ catalogue: Catalogue) -> MenuPage {
    MenuPage(
      title: "The architecture workbench",
      items: [
        Item(
          title: "Use",
          detail: "One feature in one architecture, like an app",
          choice: catalogue.variants(
            "Use",
            all: "Each key goes to all, side by side"
          )
        ),
        Item(
          title: "Compare",
          detail: "One feature in all architectures, side by side",
          choice: catalogue.features("Compare") { feature in
            .words(["compare", feature.name])
          }
        ),
        Item(
          title: "Trace",
          detail: "Who calls whom while a feature is used",
          choice: catalogue.variants("Trace", command: ["trace"])
        ),
        Item(
          title: "Read",
          detail: "The source of a feature, by role",
          choice: catalogue.variants(
            "Read",
            command: ["source"],
            all: "What corresponds, side by side"
          )
        ),
        Item(
          title: "Learn",
          detail: "A course with exercises that are checked",
          choice: .words(["lesson"])
        ),
        Item(
          title: "Everything else",
          detail: "All commands and options",
          choice: .words(["--help"])
        ),
      ]
    )
  }
}

extension Catalogue {
  /// Asks which feature.
  fileprivate func features(
    _ verb: String,
    choice: (Feature) -> MenuPage.Choice
  ) -> MenuPage.Choice {
    let items = features.map { feature in
      MenuPage.Item(
        title: feature.name,
        detail: feature.abstract,
        choice: choice(feature)
      )
    }
    return .page(MenuPage(title: "\(verb) which feature?", items: items))
  }

  /// Asks which feature and in which architecture.
  ///
  /// - Parameter all: What it means to choose all of them, if one can.
  fileprivate func variants(
    _ verb: String,
    command: [String] = [],
    all: String? = nil
  ) -> MenuPage.Choice {
    features(verb) { feature in
      let each = variants(of: feature).map(\.architecture)
        .map { ($0.name, $0.title) }
      let items = ((all.map { [("all", $0)] } ?? []) + each).map {
        name,
        detail in
        MenuPage.Item(
          title: name,
          detail: detail,
          choice: .words(command + [name, feature.name])
        )
      }
      let title = "\(feature.name) in which architecture?"
      return .page(MenuPage(title: title, items: items))
    }
  }
}
