import WorkbenchKit

/// A list of things to do, from which one is chosen.
struct MenuPage {
  let title: String
  let items: [Item]

  struct Item {
    let title: String
    let detail: String
    let choice: Choice
  }

  enum Choice {
    /// Asks further.
    case page(MenuPage)
    /// Runs the program with these words.
    case words([String])
  }
}

extension MenuPage {
  /// What a person can do who has typed nothing but the program's name.
  static func start(_ catalogue: Catalogue) -> MenuPage {
    MenuPage(
      title: "The architecture workbench",
      items: [
        Item(
          title: "Use",
          detail: "One feature in one architecture, like an app",
          choice: .page(
            features("Use", of: catalogue) { feature in
              architectures(
                of: feature,
                in: catalogue,
                all: "Each key goes to all, side by side"
              ) { [$0, feature.name] }
            }
          )
        ),
        Item(
          title: "Compare",
          detail: "One feature in all architectures, side by side",
          choice: .page(
            features("Compare", of: catalogue) { feature in
              .words(["compare", feature.name])
            }
          )
        ),
        Item(
          title: "Trace",
          detail: "Who calls whom while a feature is used",
          choice: .page(
            features("Trace", of: catalogue) { feature in
              architectures(of: feature, in: catalogue) {
                ["trace", $0, feature.name]
              }
            }
          )
        ),
        Item(
          title: "Read",
          detail: "The source of a feature, by role",
          choice: .page(
            features("Read", of: catalogue) { feature in
              architectures(
                of: feature,
                in: catalogue,
                all: "What corresponds, side by side"
              ) { ["source", $0, feature.name] }
            }
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

  private static func features(
    _ verb: String,
    of catalogue: Catalogue,
    choice: (Feature) -> Choice
  ) -> MenuPage {
    MenuPage(
      title: "\(verb) which feature?",
      items: catalogue.features.map { feature in
        Item(
          title: feature.name,
          detail: feature.abstract,
          choice: choice(feature)
        )
      }
    )
  }

  private static func architectures(
    of feature: Feature,
    in catalogue: Catalogue,
    all: String? = nil,
    words: (String) -> [String]
  ) -> Choice {
    let each = catalogue.variants(of: feature).map(\.architecture)
      .map { ($0.name, $0.title) }
    let rows = all.map { [("all", $0)] } ?? []
    return .page(
      MenuPage(
        title: "\(feature.name) in which architecture?",
        items: (rows + each).map { name, detail in
          Item(title: name, detail: detail, choice: .words(words(name)))
        }
      )
    )
  }
}
