import Catalogue
import ConsoleUI
import Models
import WorkbenchKit

/// The architecture that you make up.
///
/// With a value like this one every architecture joins the workbench.
let myArchitecture = Architecture(
  name: "unidirectional",
  title: "Unidirectional data flow",
  module: "Exercise14",
  roles: [
    ("ViewController", .view), ("Store", Role("store")),
    ("State", Role("state")),
  ],
  deciders: [Role("store")],
  rules: [
    Rule(
      "No store calls a widget.",
      callers: [Role("store")],
      mustNotCall: [.widget]
    )
  ],
  screens: [
    .greeting: ScreenFactory {
      GreetingViewController(store: GreetingStore(person: $0))
    }
  ]
)
