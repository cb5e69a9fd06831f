import Catalogue
import WorkbenchKit

/// The view reads what the store has, and is told when to read again.
let myArchitecture = Architecture(
  name: "observing",
  title: "A store that is observed",
  module: "Exercise14",
  roles: [("ViewController", .view), ("Store", Role("store"))],
  deciders: [Role("store")],
  rules: [
    Rule(
      "A store calls nobody.",
      callers: [Role("store")],
      mustNotCall: [.view, .widget, .framework]
    )
  ],
  screens: [
    .greeting: ScreenFactory {
      GreetingViewController(store: GreetingStore(person: $0))
    }
  ]
)
