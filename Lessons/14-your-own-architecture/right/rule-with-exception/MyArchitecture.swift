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
      "A view only sends to the store.",
      callers: [.view],
      mustNotCall: [.store],
      exceptThrough: .functions(["send(_:)", "show"])
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
