import Catalogue
import Play
import Trace

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
      "No store calls a widget.",
      callers: [.store],
      mustNotCall: [.widget]
    ),
    Rule(
      "A store reaches a view by showing a state only.",
      callers: [.store],
      mustNotCall: [.view],
      exceptThrough: .closures
    ),
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
