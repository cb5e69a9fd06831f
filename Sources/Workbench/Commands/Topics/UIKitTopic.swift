extension HelpTopic {
  /// What a developer knows who knows UIKit.
  static let uiKit = HelpTopic(
    name: "uikit",
    abstract: "What UIKit's types are called here, and what differs.",
    text: "Types and methods have UIKit's names, without the UI.\n"
      + Workbench.table([("What differs", differences)]),
    examples: [
      HelpExample(
        "workbench source mvc greeting",
        "Read a view controller, its button and its label."
      )
    ]
  )

  private static let differences = [
    ("ViewController", "the life cycle's calls have no 'animated'"),
    ("Button", "the compiler checks the action, which is a method"),
    ("TextField", "it can have a label, drawn beside it"),
    ("SegmentedControl", "the arrow keys choose a segment"),
    ("TableView", "one section, so a row is its number and no IndexPath;"),
    ("", "dequeueReusableCell(_:) takes the cell's type"),
    ("AlertController", "alerts queue"),
    ("NavigationController", "nothing is animated"),
    ("Layouts", "a class a screen, in place of storyboard and outlets"),
  ]
}
