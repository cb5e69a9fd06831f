import Catalogue
import MVI
import Models
import WorkbenchKit

/// One way round: messages go in, states come out.
let myArchitecture = Architecture(
  name: "one-way",
  title: "One-way data flow, as in Elm",
  module: "Exercise14",
  roles: [("ViewController", .view), ("Store", .store)],
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
    .greeting: ScreenFactory { (person: Person) in
      MVI.makeGreetingScreen(person: person)
    }
  ]
)

extension Role {
  /// What holds the state and lets nobody else change it.
  static let store = Role("store")
}
