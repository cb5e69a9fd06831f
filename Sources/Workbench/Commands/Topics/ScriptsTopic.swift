import Play

extension HelpTopic {
  /// What a script says, and the demos that there are.
  static func scripts(in catalogue: Catalogue) -> HelpTopic {
    let sections = [
      ("Actions", actions), ("Expectations", expectations),
      ("Narration", narration),
    ]
    let demos = catalogue.features.map { feature in
      (
        "Demos of \(feature.name)",
        feature.demos.map { ($0.name, $0.summary) }
      )
    }
    return HelpTopic(
      name: "scripts",
      abstract: "What a script can say, and all demos.",
      alsoKnownAs: ["demos"],
      text: """
        A script has one action or expectation on each line. '--script <file>'
        plays yours, '--demo <name>' plays one of ours. A run without either
        plays the first demo of the feature. Time is virtual: 'wait 1000s' ends
        at once.

        """ + Workbench.table(sections) + notes + Workbench.table(demos),
      examples: [
        HelpExample(
          "workbench mvp weather --demo late-answer",
          "Play a demo."
        ),
        HelpExample(
          "echo 'tap \"Click me\"' | workbench mvp greeting --script -",
          "Play a script that comes from another program."
        ),
        HelpExample(
          "workbench mvvm todo --record steps.txt",
          "Use the to-dos on a terminal, and write what you do as a script."
        ),
        HelpExample(
          "workbench compare todo --script steps.txt",
          "Play that script in all architectures."
        ),
      ]
    )
  }

  private static let notes = """

    A text may hold \\", \\\\, \\n, \\t and \\u{...}. 'expect' also finds a text that
    is wrapped or shortened, but not one outside a screen that is too small.
    'into' takes the label beside a field, or the placeholder of one without a
    label. Where several buttons or fields have the same name, add a number,
    counted from the top: 'tap "Add" number 2', 'type "Milk" number 1'.

    """

  private static let actions = [
    (
      #"tap "Click me""#, "press the button or choose the segment of that title"
    ),
    (#"tap "Edit" in row 2"#, "press the button in that row of the table"),
    ("select 3", "choose the third row of the table, scrolling to it"),
    (#"type "Milk""#, "replace what the text field holds"),
    (#"type "Milk" into "Title""#, "the same, in the field with that label"),
    ("back", "leave the top screen"),
    ("wait 2s", "let time pass; also in milliseconds: 500ms"),
    ("network off", "let requests fail from now on: off, overloaded,"),
    ("", "forbidden or garbled; slow lets them take 3 s more,"),
    ("", "and on lets them go well again"),
  ]

  private static let expectations = [
    (#"expect "Hello""#, "the screen shows this text"),
    (#"refute "Hello""#, "it does not"),
  ]

  private static let narration = [
    (
      "# You tap.",
      "a comment; directly above an action it tells of the action"
    ),
    ("", "and is printed above it"),
  ]
}
