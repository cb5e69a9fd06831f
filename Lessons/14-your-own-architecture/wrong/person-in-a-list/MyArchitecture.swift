import Catalogue
import ConsoleUI
import Models
import WorkbenchKit

/// The architecture that you make up.
///
/// With a value like this one every architecture joins the workbench.
let myArchitecture = Architecture(
  name: "plain",
  title: "A function and a screen",
  module: "Exercise14",
  roles: [
    ("ViewController", .view),
    ("greetingWords", Role("words")),
  ],
  deciders: [Role("words")],
  rules: [
    Rule(
      "The words know no screen.",
      callers: [Role("words")],
      mustNotCall: [.view, .widget]
    )
  ],
  screens: [
    .greeting: ScreenFactory { (person: Person) in
      GreetingViewController(guests: [person])
    }
  ]
)
