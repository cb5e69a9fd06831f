import Catalogue
import WorkbenchKit

let myArchitecture = Architecture(
  name: "two-functions",
  title: "Two functions and no class",
  module: "Exercise14",
  roles: [("ViewController", .view), ("greetingWords", Role("words"))],
  deciders: [Role("words")],
  rules: [
    Rule(
      "Words call no view and no widget.",
      callers: [Role("words")],
      mustNotCall: [.widget, .view]
    ),
    Rule(
      "A view words nothing by itself: it calls no model.",
      callers: [.view],
      mustNotCall: [.model, .service]
    ),
  ],
  screens: [
    .greeting: ScreenFactory { person in
      GreetingViewController(words: { greetingWords(for: person) })
    }
  ]
)
