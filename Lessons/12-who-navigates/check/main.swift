import LessonChecks

@testable import Exercise12

let list = "workbench://employees"
let help = "workbench://help"
let ada = "workbench://employees/3"
let grace = "workbench://employees/7"
let editGrace = "workbench://employees/7/edit"
let barbara = "workbench://employees/20"
let nobody = "workbench://employees/99"
let malformed = ["", "workbench://todos", "workbench://employees/7/delete"]

func name(of text: String) -> String { text.isEmpty ? "no text" : text }

await Checks.run { checks in
  // MARK: Links in an app that runs

  checks.expect(
    "Taps and Save lead where they have always led.",
    equals: [
      "four taps: Employees > Grace > Edsger > Grace > Edit Grace",
      "Save: Employees > Grace > Edsger > Grace", "Help: Employees > Help",
    ],
    from: {
      let (one, other) = (App.deep, App())
      let first = one.screens
      one.save()
      other.help()
      return [
        "four taps: \(first)", "Save: \(one.screens)",
        "Help: \(other.screens)",
      ]
    }
  )
  checks.expect(
    "Two coordinators have a link each.",
    equals: [
      "a link to Grace waits in one: Employees",
      "its list comes: Employees > Grace", "the other one: Employees",
    ],
    from: {
      let (one, other) = (App(opening: grace), App().load(3, 7))
      let first = one.screens
      return [
        "a link to Grace waits in one: \(first)",
        "its list comes: \(one.load(3, 7).screens)",
        "the other one: \(other.screens)",
      ]
    }
  )
  checks.expect(
    "A link to an employee opens the detail over the list, each time.",
    equals: ["Employees > Grace", "Employees > Grace"],
    from: {
      let app = App().load(3, 7)
      return [app.open(grace).screens, app.open(grace).screens]
    }
  )
  checks.expect(
    "A link to an editor opens it over the detail, and that over the list.",
    equals: "Employees > Ada > Edit Ada",
    from: { App().load(7, 3).open(ada + "/edit").screens }
  )
  checks.expect(
    "An editor without changes holds no link up.",
    equals: "Employees > Ada",
    from: {
      let app = App().load(3, 7)
      app.choose(7)
      app.edit()
      return app.open(ada).screens
    }
  )
  checks.expect(
    "From four or five screens deep, a link leads to its own way only.",
    equals: [
      "Ada: Employees > Ada",
      "Grace, who is on top already: Employees > Grace",
      "the editor of Grace: Employees > Grace > Edit Grace",
      "help: Employees > Help", "list: Employees",
    ],
    from: {
      [
        "Ada: \(App.deep.open(ada).screens)",
        "Grace, who is on top already: "
          + App.deep.left.open(grace).screens,
        "the editor of Grace: \(App.deep.open(editGrace).screens)",
        "help: \(App.deep.open(help).screens)",
        "list: \(App.deep.open(list).screens)",
      ]
    }
  )
  checks.expect(
    "Back from an editor that a link has opened leads to detail and list.",
    equals: [
      "Employees > Grace > Edit Grace", "Employees > Grace", "Employees",
    ],
    from: { App.deep.open(editGrace).backToTheEnd() }
  )
  checks.expect(
    "Screens that a link has opened do what they do after a tap.",
    equals: [
      "Save: Employees > Grace", "Edit: Employees > Grace > Edit Grace",
      "Back, then the colleague Ada: Employees > Grace > Ada",
      "link to Grace, then Edit: Employees > Grace > Edit Grace",
      "then Save: Employees > Grace",
    ],
    from: {
      let (one, other) = (App().load(3, 7), App().load(3, 7))
      one.open(editGrace).save()
      let saved = one.screens
      one.edit()
      let edited = one.screens
      one.back()
      one.colleague(3)
      other.open(grace).edit()
      let opened = other.screens
      other.save()
      return [
        "Save: \(saved)", "Edit: \(edited)",
        "Back, then the colleague Ada: \(one.screens)",
        "link to Grace, then Edit: \(opened)", "then Save: \(other.screens)",
      ]
    }
  )
  checks.expect(
    "A link to nobody shows an alert, and leaves the screens as they are.",
    equals: ["99", "99/edit"].map {
      "\($0): Employees > Grace > Edsger > Grace > Edit Grace;"
        + " There is no employee 99"
    },
    from: {
      [
        "99: \(App.deep.open(nobody).shown)",
        "99/edit: \(App.deep.open(nobody + "/edit").shown)",
      ]
    }
  )
  checks.expect(
    "A text that is no link changes nothing.",
    equals: malformed.map { "\(name(of: $0)): Employees > Grace; no alert" },
    from: {
      malformed.map { text in
        let app = App().load(7)
        app.choose(7)
        return "\(name(of: text)): \(app.open(text).shown)"
      }
    }
  )
  checks.expect(
    "A link opens while an alert is open.",
    equals: "Employees > Grace",
    from: { App().load(7).open(nobody, grace).screens }
  )
  checks.expect(
    "A newer list leaves the screens as they are, if no link waits.",
    equals: ["after a tap: Employees > Grace", "after Help: Employees > Help"],
    from: {
      let (one, other) = (App().load(3, 7), App().load(3, 7))
      one.choose(7)
      other.help()
      return [
        "after a tap: \(one.load(3, 7).screens)",
        "after Help: \(other.load(3, 7).screens)",
      ]
    }
  )
  checks.expect(
    "The list that was loaded last says who is there.",
    equals: [
      "Barbara, who is new: Employees > Barbara; no alert",
      "Ada, who is gone: Employees > Barbara; There is no employee 3",
      "Barbara, who is open and gone:"
        + " Employees > Barbara; There is no employee 20",
    ],
    from: {
      let app = App().load(3, 7).load(7, 20)
      let first = app.open(barbara).shown
      app.closeAlert()
      let second = app.open(ada).shown
      app.closeAlert()
      return [
        "Barbara, who is new: \(first)",
        "Ada, who is gone: \(second)",
        "Barbara, who is open and gone: \(app.load(7).open(barbara).shown)",
      ]
    }
  )

  // MARK: Links that wait for the list

  checks.expect(
    "A link to an employee waits until the list has come, and then opens.",
    equals: [
      "no list: Employees; no alert",
      "the list comes: Employees > Grace > Edit Grace; no alert",
    ],
    from: {
      let app = App(opening: editGrace)
      return [
        "no list: \(app.shown)", "the list comes: \(app.load(3, 7).shown)",
      ]
    }
  )
  checks.expect(
    "An alert tells of who is not in the list that comes.",
    equals: [
      "99: Employees; There is no employee 99",
      "7, and the list is empty: Employees; There is no employee 7",
    ],
    from: {
      [
        "99: \(App(opening: nobody).load(3, 7).shown)",
        "7, and the list is empty: \(App(opening: grace).load().shown)",
      ]
    }
  )
  checks.expect(
    "List and help open before the list is loaded.",
    equals: [
      "help: Employees > Help", "help again: Employees > Help",
      "list: Employees",
    ],
    from: {
      let app = App(opening: help)
      return [
        "help: \(app.screens)", "help again: \(app.open(help).screens)",
        "list: \(app.open(list).screens)",
      ]
    }
  )
  checks.expect(
    "A new link takes the place of one that waits for the list.",
    equals: [
      "Grace, Ada: Employees > Ada; no alert",
      "Grace, help: Employees > Help; no alert",
      "Grace, list: Employees; no alert",
      "Grace, 99: Employees; There is no employee 99",
      "99, Grace: Employees > Grace; no alert",
    ],
    from: {
      [
        "Grace, Ada: \(App().open(grace, ada).load(3, 7).shown)",
        "Grace, help: \(App().open(grace, help).load(3, 7).shown)",
        "Grace, list: \(App().open(grace, list).load(3, 7).shown)",
        "Grace, 99: \(App().open(grace, nobody).load(3, 7).shown)",
        "99, Grace: \(App().open(nobody, grace).load(3, 7).shown)",
      ]
    }
  )
  checks.expect(
    "A text that is no link leaves the link that waits.",
    equals: malformed.map { "\(name(of: $0)): Employees > Grace" },
    from: {
      malformed.map { text in
        "\(name(of: text)): \(App().open(grace, text).load(3, 7).screens)"
      }
    }
  )
  checks.expect(
    "A link is followed or refused once, also if newer lists come.",
    equals: [
      "Grace opened, Back, a newer list: Employees",
      "Edsger refused, a newer list with him: Employees",
    ],
    from: {
      let opened = App(opening: grace).load(3, 7)
      opened.back()
      let refused = App(opening: "workbench://employees/12").load(3, 7)
      refused.closeAlert()
      return [
        "Grace opened, Back, a newer list: \(opened.load(3, 7).screens)",
        "Edsger refused, a newer list with him: "
          + refused.load(3, 7, 12).screens,
      ]
    }
  )
  checks.expect(
    "Back neither drops a link that waits for the list, nor follows it.",
    equals: [
      "Help, link to Grace, Back: Employees; no alert",
      "the list comes: Employees > Grace; no alert",
    ],
    from: {
      let app = App()
      app.help()
      app.open(grace).back()
      return [
        "Help, link to Grace, Back: \(app.shown)",
        "the list comes: \(app.load(3, 7).shown)",
      ]
    }
  )

  // MARK: Links and an editor with unsaved changes

  checks.expect(
    "While an editor has unsaved changes, each link waits.",
    equals: [
      "Ada", "help", "list", "99", "99/edit", "Ada, a newer list",
    ].map { "\($0): Employees > Grace > Edit Grace; no alert" },
    from: {
      [
        "Ada: \(App.typing.open(ada).shown)",
        "help: \(App.typing.open(help).shown)",
        "list: \(App.typing.open(list).shown)",
        "99: \(App.typing.open(nobody).shown)",
        "99/edit: \(App.typing.open(nobody + "/edit").shown)",
        "Ada, a newer list: \(App.typing.open(ada).load(3, 7).shown)",
      ]
    }
  )
  checks.expect(
    "After Save or Back, the newest link is followed.",
    equals: [
      "Ada, Save: Employees > Ada", "Ada, Back: Employees > Ada",
      "Ada, help, Back: Employees > Help", "Ada, list, Save: Employees",
      "Ada, a newer list, Save: Employees > Ada",
      "Ada, no link, Save: Employees > Ada",
      "help, Save, a newer list: Employees > Help",
    ],
    from: {
      [
        "Ada, Save: \(App.typing.open(ada).saved.screens)",
        "Ada, Back: \(App.typing.open(ada).left.screens)",
        "Ada, help, Back: \(App.typing.open(ada, help).left.screens)",
        "Ada, list, Save: \(App.typing.open(ada, list).saved.screens)",
        "Ada, a newer list, Save: "
          + App.typing.open(ada).load(3, 7).saved.screens,
        "Ada, no link, Save: \(App.typing.open(ada, "todos").saved.screens)",
        "help, Save, a newer list: "
          + App.typing.open(help).saved.load(3, 7).screens,
      ]
    }
  )
  checks.expect(
    "After Save or Back, the list that was loaded last says who is there.",
    equals: [
      "99, Save: Employees > Grace; There is no employee 99",
      "99/edit, Back: Employees > Grace; There is no employee 99",
      "Ada, 99, Save: Employees > Grace; There is no employee 99",
      "Ada, a list without her, Save: Employees > Grace;"
        + " There is no employee 3",
      "Barbara, a list with her, Save: Employees > Barbara; no alert",
    ],
    from: {
      [
        "99, Save: \(App.typing.open(nobody).saved.shown)",
        "99/edit, Back: \(App.typing.open(nobody + "/edit").left.shown)",
        "Ada, 99, Save: \(App.typing.open(ada, nobody).saved.shown)",
        "Ada, a list without her, Save: "
          + App.typing.open(ada).load(7).saved.shown,
        "Barbara, a list with her, Save: "
          + App.typing.open(barbara).load(7, 20).saved.shown,
      ]
    }
  )

  // MARK: Restoring

  checks.expect(
    "The link to restore says where the user is, after each step.",
    equals: [
      "start: \(list)", "Grace: \(grace)", "colleague Ada: \(ada)",
      "Edit: \(ada)/edit", "Save: \(ada)", "Back: \(grace)",
      "link to the editor of Grace: \(editGrace)", "link to 99: \(editGrace)",
      "Back: \(grace)", "Back: \(list)", "Help: \(help)", "Back: \(list)",
    ],
    from: {
      let app = App().load(3, 7)
      let steps: [(name: String, step: () -> Void)] = [
        ("start", {}), ("Grace", { app.choose(7) }),
        ("colleague Ada", { app.colleague(3) }), ("Edit", app.edit),
        ("Save", app.save), ("Back", app.back),
        ("link to the editor of Grace", { app.open(editGrace) }),
        ("link to 99", { app.open(nobody) }),
        (
          "Back",
          {
            app.closeAlert(); app.back()
          }
        ), ("Back", app.back),
        ("Help", app.help), ("Back", app.back),
      ]
      return steps.map { name, step in
        step()
        return "\(name): \(app.coordinator.linkToRestore)"
      }
    }
  )
  checks.expect(
    "While a link waits for the list, it is the one to restore.",
    equals: [
      "Help, link to Grace: \(grace)", "link to Ada: \(ada)",
      "the list comes, Back: \(list)", "link to Grace, link to help: \(help)",
      "link to 99, the list comes: \(list)",
    ],
    from: {
      let app = App()
      app.help()
      let first = app.open(grace).coordinator.linkToRestore
      let second = app.open(ada).coordinator.linkToRestore
      app.load(3, 7).back()
      let (helped, refused) = (App().open(grace, help), App().open(nobody))
      return [
        "Help, link to Grace: \(first)", "link to Ada: \(second)",
        "the list comes, Back: \(app.coordinator.linkToRestore)",
        "link to Grace, link to help: \(helped.coordinator.linkToRestore)",
        "link to 99, the list comes: "
          + refused.load(3, 7).coordinator.linkToRestore,
      ]
    }
  )
  checks.expect(
    "A new start that opens this link leads to the same place.",
    equals: ["Employees > Grace > Edit Grace", "Employees > Help"],
    from: {
      let other = App()
      other.help()
      return [App.deep, other].map { app in
        App(opening: app.coordinator.linkToRestore).load(3, 7).screens
      }
    }
  )

  // MARK: Who is released

  checks.expect(
    "Screens that the user or a link has left are released.",
    equals: [] as [String],
    from: {
      let app = App.deep
      var left = Watched()
      left.watch(app)
      app.open(editGrace)
      left.watch(app)
      app.save()
      app.back()
      app.help()
      left.watch(app)
      app.back()
      return left.stillHeld(besidesThoseOf: app)
    },
    advice: { _ in "These screens are still held." }
  )
  checks.expectReleased(
    "The coordinator goes when its owner lets it go.",
    advice: "Something still holds it.",
    after: { App.deep.open(editGrace, nobody).coordinator }
  )
  checks.expectReleased(
    "The coordinator goes while a link waits.",
    advice: "Something still holds it.",
    after: { App(opening: editGrace).coordinator }
  )
}
