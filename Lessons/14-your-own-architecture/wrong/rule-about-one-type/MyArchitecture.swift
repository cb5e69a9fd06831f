import Catalogue
import WorkbenchKit

/// One way round: messages go in, states come out.
let myArchitecture = Architecture(
  name: "one-way",
  title: "One-way data flow, as in Elm",
  module: "Exercise14",
  roles: [
    ("ViewController", .view), ("Store", .store), ("State", Role("state")),
  ],
  deciders: [.store],
  rules: [
    Rule(
      "No store calls another store.",
      callers: [.store],
      mustNotCall: [.store]
    )
  ],
  screens: [
    .greeting: ScreenFactory {
      GreetingViewController(store: GreetingStore(person: $0))
    }
  ]
)

extension Role {
  /// What holds the state and lets nobody else change it.
  static let store = Role("store")
}
