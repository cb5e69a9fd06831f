import Catalogue
import ConsoleUI
import Models
import Play
import Trace

/// The architecture that you make up.
///
/// With a value like this one every architecture joins the workbench.
let myArchitecture = Architecture(
  // 1. A word for the command line, in small letters, that no architecture has
  //    yet. `unidirectional`, for example, is one of MVI's.
  name: "",
  title: "My own",
  module: "Exercise14",
  // 2. The role of each type, by the ending of its name, and the roles that
  //    decide. Such as ("Presenter", .presenter), or ("Store", Role("store")).
  roles: [("ViewController", .view)],
  deciders: [.presenter],
  // 3. Who may not call whom, at least one rule.
  rules: [],
  // 4. How the screen is put together, from the person that it is given.
  screens: [
    .greeting: ScreenFactory { (_: Person) in GreetingViewController() }
  ]
)
