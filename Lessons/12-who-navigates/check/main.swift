import LessonChecks

@testable import Exercise12

let list = "workbench://employees"
let help = "workbench://help"
let ada = "workbench://employees/3"
let grace = "workbench://employees/7"
let editGrace = "workbench://employees/7/edit"
let nobody = "workbench://employees/99"

let routes: [(link: String, route: Route)] = [
  (list, .list), (help, .help), (grace, .detail(id: 7)),
  ("workbench://employees/1204", .detail(id: 1204)),
  (editGrace, .editor(id: 7)),
  ("workbench://employees/12/edit", .editor(id: 12)),
]

let malformed = [
  "", "employees/7", "http://employees/7", "workbench://", "workbench://todos",
  "workbench://employees/Ada", "workbench://employees/edit",
  "workbench://employees//edit", "workbench://employees/7/delete",
  "workbench://employees/7/edit/now", "workbench://help/7",
]

await Checks.run { checks in
  // MARK: Routes

  checks.expect(
    "The four kinds of links are read.",
    equals: routes.map { "\($0.route)" },
    from: { routes.map { Route(link: $0.link).map { "\($0)" } ?? "nil" } }
  )
  checks.expect(
    "A text that is none of the four links is no route.",
    equals: [] as [String],
    from: { malformed.filter { Route(link: $0) != nil } },
    advice: { _ in "These texts were taken for links." }
  )
  checks.expect(
    "Each route writes its link.",
    equals: routes.map(\.link),
    from: { routes.map(\.route.link) }
  )

  // MARK: Links in an app that runs

  checks.expect(
    "Taps and Save lead where they have always led.",
    equals: [
      "Employees > Grace > Edsger > Grace > Edit Grace",
      "Employees > Grace > Edsger > Grace", "Employees > Help",
    ],
    from: {
      let (one, other) = (App.deep, App())
      let first = one.screens
      one.save()
      other.help()
      return [first, one.screens, other.screens]
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
    "From five screens deep, a link leads to its own way only.",
    equals: [
      "Employees > Ada", "Employees > Grace > Edit Grace", "Employees > Help",
      "Employees",
    ],
    from: {
      [ada, editGrace, help, list].map { App.deep.open($0).screens }
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
    "A link to nobody shows an alert, and leaves the screens as they are.",
    equals: [
      "Employees > Grace > Edsger > Grace > Edit Grace",
      "There is no employee 99",
    ],
    from: {
      let app = App.deep.open(nobody)
      return [app.screens, app.alert]
    }
  )
  checks.expect(
    "The list that was loaded last says who is there.",
    equals: ["Employees > Barbara", "no alert", "There is no employee 3"],
    from: {
      let app = App().load(3, 7).load(7, 20).open("workbench://employees/20")
      return [app.screens, app.alert, app.open(ada).alert]
    }
  )
  checks.expect(
    "A malformed text changes nothing and shows no alert.",
    equals: ["Employees > Grace", "no alert"],
    from: {
      let app = App().load(7)
      app.choose(7)
      for text in malformed {
        app.open(text)
        app.coordinator.restore(text)
      }
      return [app.screens, app.alert]
    }
  )
  checks.expect(
    "A link opens while an alert is open.",
    equals: "Employees > Grace",
    from: { App().load(7).open(nobody, grace).screens }
  )

  // MARK: Links that wait for the list

  checks.expect(
    "A link to an employee waits until the list has come, and then opens.",
    equals: [
      "Employees", "no alert", "Employees > Grace > Edit Grace",
      "Employees > Ada",
    ],
    from: {
      let app = App(opening: editGrace)
      return [
        app.screens, app.alert, app.load(3, 7).screens,
        App().open(ada).load(3, 7).screens,
      ]
    }
  )
  checks.expect(
    "An alert tells of who is not in the list that comes.",
    equals: [
      "Employees", "There is no employee 99", "There is no employee 7",
    ],
    from: {
      let app = App(opening: nobody).load(3, 7)
      return [app.screens, app.alert, App(opening: grace).load().alert]
    }
  )
  checks.expect(
    "List and help need no employee, and open before the list is loaded.",
    equals: ["Employees > Help", "Employees > Help", "Employees"],
    from: {
      let app = App(opening: help)
      return [app.screens, app.open(help).screens, app.open(list).screens]
    }
  )
  checks.expect(
    "Of several links that wait, the last one opens.",
    equals: ["Employees > Ada", "Employees > Help"],
    from: {
      [
        App().open(grace, editGrace, ada).load(3, 7).load(3, 7).screens,
        App().open(grace, help).load(3, 7).screens,
      ]
    }
  )
  checks.expect(
    "A malformed text leaves the link that waits.",
    equals: "Employees > Grace",
    from: {
      let app = App(opening: grace)
      for text in malformed { app.open(text) }
      return app.load(3, 7).screens
    }
  )
  checks.expect(
    "A link opens once. No newer list opens it again, or one that was refused.",
    equals: ["Employees", "Employees"],
    from: {
      let opened = App(opening: grace).load(3, 7)
      opened.back()
      let refused = App(opening: "workbench://employees/12").load(3, 7)
      refused.closeAlert()
      return [opened.load(3, 7).screens, refused.load(3, 7, 12).screens]
    }
  )
  checks.expect(
    "Who taps Help while a link waits stays there: the link is dropped.",
    equals: ["Employees > Help", "Employees"],
    from: {
      let app = App(opening: grace)
      app.help()
      return app.load(3, 7).backToTheEnd()
    }
  )
  checks.expect(
    "Back neither drops a link that waits for the list, nor opens it.",
    equals: ["Employees", "no alert", "Employees > Grace"],
    from: {
      let app = App()
      app.help()
      app.open(grace).back()
      return [app.screens, app.alert, app.load(3, 7).screens]
    }
  )

  // MARK: Links and an editor with unsaved changes

  checks.expect(
    "What is typed stays: links and a newer list do not close the editor.",
    equals: [
      "Employees > Grace > Edit Grace", "Employees > Grace > Edit Grace",
    ],
    from: {
      let app = App.typing.open(ada, help)
      return [app.screens, app.open(ada).load(3, 7).screens]
    }
  )
  checks.expect(
    "After Save or Back, the last link that has waited opens.",
    equals: ["Employees > Ada", "Employees > Help", "Employees > Help"],
    from: {
      let (saved, left) = (App.typing.open(ada), App.typing.open(ada, help))
      saved.save()
      left.back()
      return [saved.screens, left.screens, left.load(3, 7).screens]
    }
  )
  checks.expect(
    "An editor into which nobody has typed holds no link up.",
    equals: "Employees > Ada",
    from: { App.deep.open(ada).screens }
  )

  // MARK: Restoring

  checks.expect(
    "The link to restore says where the user is, after each step.",
    equals: [list, grace, ada, ada + "/edit", ada]
      + [grace, list, help, list, ada],
    from: {
      let app = App().load(3, 7)
      let steps = [
        {}, { app.choose(7) }, { app.colleague(3) }, { app.edit() }, app.save,
        app.back, app.back, app.help, app.back, { app.open(ada) },
      ]
      return steps.map { step in
        step()
        return app.coordinator.linkToRestore
      }
    }
  )
  checks.expect(
    "While a route waits for the list, it is the one to restore.",
    equals: [editGrace, ada],
    from: {
      let app = App(restoring: editGrace)
      let first = app.coordinator.linkToRestore
      return [first, app.open(ada).coordinator.linkToRestore]
    },
    advice: { got in
      got == [list, list]
        ? "An app that ends while it loads would begin with the list." : nil
    }
  )
  checks.expect(
    "A new start with that link leads to the same place.",
    equals: ["Employees > Grace > Edit Grace", "Employees > Help"],
    from: {
      let other = App()
      other.help()
      return [App.deep, other].map { app in
        App(restoring: app.coordinator.linkToRestore).load(3, 7).screens
      }
    }
  )
  checks.expect(
    "Who was deleted meanwhile is not restored; the list stays, no alert.",
    equals: ["Employees", "no alert", list],
    from: {
      let app = App(restoring: nobody).load(3, 7)
      return [app.screens, app.alert, app.coordinator.linkToRestore]
    }
  )
  checks.expect(
    "A link that comes after restoring wins, and shows its alert.",
    equals: ["Employees > Ada", "There is no employee 99"],
    from: {
      [
        App(opening: ada, restoring: editGrace).load(3, 7).load(3, 7).screens,
        App(restoring: nobody).load(3, 7).open(nobody).alert,
      ]
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
  checks.expect(
    "Two coordinators have a route each.",
    equals: ["Employees > Grace", "Employees"],
    from: {
      let (one, other) = (App(opening: grace), App().load(3, 7))
      return [one.load(3, 7).screens, other.screens]
    }
  )
}
