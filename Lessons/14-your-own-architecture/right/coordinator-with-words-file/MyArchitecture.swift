import Catalogue
import WorkbenchKit

let myArchitecture = Architecture(
  name: "coordinated",
  title: "A coordinator",
  module: "Exercise14",
  roles: [
    ("ViewController", .view), ("Coordinator", Role("coordinator")),
    ("Words", Role("words")),
  ],
  deciders: [Role("coordinator")],
  rules: [
    Rule(
      "Only the coordinator asks for words.",
      callers: [.view],
      mustNotCall: [Role("words")]
    )
  ],
  screens: [
    .greeting: ScreenFactory {
      GreetingViewController(coordinator: GreetingCoordinator(person: $0))
    }
  ]
)
