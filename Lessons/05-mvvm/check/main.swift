import HeldServices
import LessonChecks
import Models

@testable import Exercise05

await Checks.run { checks in
  expectOutputs(checks)
  expectOpening(checks)
  let listFollows = expectList(checks)
  let watchFollows = expectWatch(checks)
  expectBoth(checks, eachFollows: listFollows && watchFollows)
  expectEvents(checks)
  expectRelease(checks)
}

/// What the learner's view model offers and tells, without a screen.
@MainActor
func expectOutputs(_ checks: Checks) {
  checks.expect(
    "Each load tells its begin and its end; here the second load fails.",
    equals: [
      "true", "false", "true", "false", "true", "false", "true", "false",
    ],
    from: {
      let app = PhotoApp()
      var told = "nothing"
      app.viewModel.isLoadingDidChange = { [weak app] isLoading in
        let isTrue = app?.viewModel.isLoading == isLoading
        told = "\(isLoading)\(isTrue ? "" : ", but it is \(!isLoading)")"
      }
      let notes = app.notes {
        defer { told = "nothing" }
        return told
      }
      return Array(notes.dropFirst())
    },
    advice: { got in
      got.contains { $0.contains("but") }
        ? "When the closure was called, isLoading had not the value told." : nil
    }
  )
  let photosTold = [
    "Earthrise, Blue Marble (Hasselblad)",
    "Blue Marble (Hasselblad), Earthrise", "", "Earthrise",
    "Earthrise (Hasselblad)",
  ]
  checks.expect(
    "It tells of each change of the photos, when the new ones are there.",
    equals: photosTold,
    from: {
      let app = PhotoApp()
      var told = ""
      app.viewModel.photosDidChange = { [weak app] in told = app?.rows ?? "" }
      let loads: [[Photo]] = [
        [.earthrise, .blueMarble], [.blueMarble, .earthrise], [], [.earthrise],
        [.earthriseWithCamera],
      ]
      return loads.map { photos in
        app.load()
        told = "nothing told"
        app.service.answer(.success(photos))
        return told
      }
    },
    advice: { got in
      got == [""] + photosTold.dropLast()
        ? "When the closure was called, the new photos were not there yet."
        : nil
    }
  )
  let isWorded = checks.expect(
    "The summary says that it loads, or else how many photos there are.",
    equals: PhotoApp.summaries + ["11 photos", "21 photos", "101 photos"],
    from: {
      let app = PhotoApp()
      let many = [11, 21, 101].map { number in
        PhotoApp(loaded: Array(repeating: .earthrise, count: number))
          .viewModel.summary
      }
      return app.notes { app.viewModel.summary } + many
    }
  )
  checks.expect(
    "Each new summary is told; here is the one told last, at each step.",
    equals: ["nothing"] + PhotoApp.summaries.dropFirst(),
    from: {
      let app = PhotoApp()
      var last = "nothing"
      app.viewModel.summaryDidChange = { last = $0 }
      return app.notes { last }
    },
    advice: { got in
      guard isWorded else { return nil }
      return switch got[2] {
      case "No photos": "It was told before the photos had come, and not after."
      case "Loading...": "The end of the load was not told."
      default: nil
      }
    }
  )
}

/// That a screen which opens leaves the loading to the app.
@MainActor
func expectOpening(_ checks: Checks) {
  let screens: [(String, (PhotoApp) -> String)] = [
    ("list", { ListOnScreen($0).shown }),
    ("watch", { WatchOnScreen($0).shown }),
  ]
  checks.expect(
    "Whoever opens a screen loads nothing by that; here are the loads.",
    equals: [
      "list without photos: 0", "list with photos: 0",
      "watch without photos: 0", "watch with photos: 0",
    ],
    from: {
      screens.flatMap { screen, open in
        [("without", PhotoApp()), ("with", PhotoApp(loaded: [.earthrise]))]
          .map { name, app in
            let before = app.service.asked.count
            _ = open(app)
            let loads = app.service.asked.count - before
            return "\(screen) \(name) photos: \(loads)"
          }
      }
    }
  )
}

/// What the learner's list shows; returns whether it follows its view model.
@MainActor
func expectList(_ checks: Checks) -> Bool {
  checks.expect(
    "Each row has the words of its own photo, also after a reload.",
    equals: [
      "Earthrise |  | 1970-01-01",
      "Migrant Mother | Graflex - with her children | 1970-01-02",
      "Earthrise |  | 1970-01-01",
      "Blue Marble | Hasselblad | 1970-01-03",
    ],
    from: {
      let app = PhotoApp(loaded: [.earthrise, .migrantMother])
      let list = ListOnScreen(app)
      let rows = list.rows
      list.tap("Reload")
      app.answer(.earthrise, .blueMarble)
      return rows + list.rows
    }
  )
  let follows = checks.expect(
    "The list follows its view model, whoever starts the load.",
    equals: [
      "no rows", "Loading", "Earthrise, Migrant Mother, Blue Marble",
      "Loading", "alert: Alert, No Network", "Loading", "Blue Marble",
      "Loading", "no rows",
    ],
    from: {
      let app = PhotoApp()
      let list = ListOnScreen(app)
      return app.notes { list.note() }
    }
  )
  checks.expect(
    "A list that opens late shows what is there.",
    equals: [
      "while loading: Loading", "after it: Earthrise, Blue Marble",
      "while reloading: Loading",
    ],
    from: {
      let loading = PhotoApp()
      loading.load()
      let loaded = PhotoApp(loaded: [.earthrise, .blueMarble])
      let reloading = PhotoApp(loaded: [.earthrise, .blueMarble])
      reloading.load()
      return [
        "while loading: \(ListOnScreen(loading).shown)",
        "after it: \(ListOnScreen(loaded).shown)",
        "while reloading: \(ListOnScreen(reloading).shown)",
      ]
    },
    advice: { got in
      follows && got[0] == "while loading: no rows"
        ? "The list follows later changes, and does not show what is there."
        : nil
    }
  )
  checks.expect(
    "A list that opens again follows as the first one did.",
    equals: [
      "first: Earthrise, Blue Marble", "again: Earthrise, Blue Marble",
      "Loading", "Earthrise, Migrant Mother",
      "alert: Not for sale, This item is not for sale",
      "detail: Earthrise, No address",
    ],
    from: {
      let app = PhotoApp()
      app.load()
      var list: ListOnScreen? = ListOnScreen(app)
      app.answer(.earthrise, .blueMarble)
      var seen = ["first: \(list?.shown ?? "")"]
      list = nil
      let again = ListOnScreen(app)
      seen.append("again: \(again.shown)")
      app.load()
      seen.append(again.shown)
      app.answer(.earthrise, .migrantMother)
      seen.append(again.shown)
      again.select(1)
      seen.append(again.note())
      again.select(0)
      return seen + [again.shown]
    }
  )
  checks.expect(
    "Each of two lists shows the photos of its own view model.",
    equals: ["Earthrise", "Blue Marble"],
    from: {
      [Photo.earthrise, .blueMarble]
        .map { ListOnScreen(PhotoApp(loaded: [$0])).shown }
    }
  )
  return follows
}

/// What the learner's watch shows; returns whether it follows its view model.
@MainActor
func expectWatch(_ checks: Checks) -> Bool {
  let follows = checks.expect(
    "The watch follows the summary.",
    equals: Array(PhotoApp.summaries.dropFirst()),
    from: {
      let app = PhotoApp()
      let watch = WatchOnScreen(app)
      return Array(app.notes { watch.shown }.dropFirst())
    }
  )
  checks.expect(
    "A watch that opens late shows what is there, and then follows.",
    equals: [
      "opened while loading: Loading...", "2 photos",
      "opened after that: 2 photos", "Loading...",
      "opened before a load: No photos",
    ],
    from: {
      let app = PhotoApp()
      app.load()
      let first = WatchOnScreen(app)
      var seen = ["opened while loading: \(first.shown)"]
      app.answer(.earthrise, .blueMarble)
      seen.append(first.shown)
      let second = WatchOnScreen(app)
      seen.append("opened after that: \(second.shown)")
      app.load()
      seen.append(second.shown)
      let third = WatchOnScreen(PhotoApp())
      return seen + ["opened before a load: \(third.shown)"]
    },
    advice: { got in
      follows && got.first == "opened while loading: "
        ? "The watch follows later changes, and does not show what is there."
        : nil
    }
  )
  return follows
}

/// That list and watch do not take each other's closures.
@MainActor
func expectBoth(_ checks: Checks, eachFollows: Bool) {
  let orders = ["list first", "watch first"]
  func open(
    _ order: String,
    _ app: PhotoApp
  ) -> (list: ListOnScreen?, watch: WatchOnScreen) {
    let early = order == "list first" ? ListOnScreen(app) : nil
    let watch = WatchOnScreen(app)
    return (early ?? ListOnScreen(app), watch)
  }
  let followAtOnce = checks.expect(
    "A list and a watch follow at once, whichever opens first.",
    equals: orders.flatMap { order in
      ["\(order): Loading | Loading...", "\(order): Earthrise | 1 photo"]
    },
    from: {
      orders.flatMap { order in
        let app = PhotoApp()
        let (list, watch) = open(order, app)
        app.load()
        let seen = "\(order): \(list?.shown ?? "") | \(watch.shown)"
        app.answer(.earthrise)
        return [seen, "\(order): \(list?.shown ?? "") | \(watch.shown)"]
      }
    },
    advice: { got in
      let isOneLeft = got.contains {
        $0.hasSuffix(": no rows | Loading...")
          || $0.hasSuffix(": Loading | No photos")
      }
      return eachFollows && isOneLeft
        ? """
        Alone, each of them follows. Whoever sets a closure takes it from \
        whoever has set it before.
        """ : nil
    }
  )
  guard followAtOnce else { return }
  let ends: [(String, (inout ListOnScreen?) -> Void)] = [
    ("detail popped", { $0?.openAndLeaveDetail() }),
    ("list popped", { $0?.goBack() }),
    ("list let go", { $0 = nil }),
  ]
  checks.expect(
    "The watch follows on when a detail is popped, and when the list closes.",
    equals: orders.flatMap { order in
      ends.map { end, _ in "\(order), \(end): Loading..." }
    },
    from: {
      orders.flatMap { order in
        ends.map { end, close in
          let app = PhotoApp(loaded: [.earthrise])
          var screens = open(order, app)
          close(&screens.list)
          app.service.settle()
          app.load()
          return "\(order), \(end): \(screens.watch.shown)"
        }
      }
    }
  )
}

/// What the learner's list shows once, and not as long as something is so.
@MainActor
func expectEvents(_ checks: Checks) {
  checks.expect(
    "A failure shows its alert each time, and the rows stay behind it.",
    equals: [
      "alert: Alert, No Network", "Earthrise", "alert: Alert, No Network",
      "Earthrise", "alert: Alert, Server is overloaded", "Earthrise",
    ],
    from: {
      let app = PhotoApp(loaded: [.earthrise])
      let list = ListOnScreen(app)
      return [ServiceError.noNetwork, .noNetwork, .overloaded]
        .flatMap { error in
          app.load()
          app.fail(error)
          return [list.note(), list.shown]
        }
    }
  )
  checks.expect(
    "A photo that is not for sale shows an alert, each time.",
    equals: [
      "alert: Not for sale, This item is not for sale",
      "Earthrise, Migrant Mother",
      "alert: Not for sale, This item is not for sale",
      "Earthrise, Migrant Mother",
    ],
    from: {
      let list = ListOnScreen(PhotoApp(loaded: [.earthrise, .migrantMother]))
      var seen: [String] = []
      for _ in 1...2 {
        list.select(1)
        seen += [list.note(), list.shown]
      }
      return seen
    }
  )
  checks.expect(
    "A photo that is for sale opens its detail, and the list stays bound.",
    equals: [
      "detail: Earthrise, No address", "Earthrise, Blue Marble",
      "detail: Blue Marble, https://example.org/3", "Earthrise, Blue Marble",
      "then loading: Loading", "then loaded: Migrant Mother",
    ],
    from: {
      let app = PhotoApp(loaded: [.earthrise, .blueMarble])
      let list = ListOnScreen(app)
      var seen: [String] = []
      for row in 0...1 {
        list.select(row)
        seen.append(list.shown)
        list.goBack()
        seen.append(list.shown)
      }
      app.load()
      seen.append("then loading: \(list.shown)")
      app.answer(.migrantMother)
      return seen + ["then loaded: \(list.shown)"]
    }
  )
}

/// That the learner's closures hold nothing of a screen.
@MainActor
func expectRelease(_ checks: Checks) {
  let screens: [(String, (PhotoApp) -> [Part])] = [
    ("list", { ListOnScreen($0).parts }),
    ("watch", { WatchOnScreen($0).parts }),
  ]
  for (screen, open) in screens {
    checks.expect(
      "The view model holds nothing of a \(screen) that has closed.",
      equals: "nothing",
      from: {
        let app = PhotoApp(loaded: [.earthrise, .migrantMother])
        app.load()
        let parts = open(app)
        app.service.settle()
        return Part.held(parts)
      },
      advice: { _ in
        "A closure of the view model holds what it does not name weakly."
      }
    )
    checks.expect(
      "The \(screen) and its view model go when nobody else holds them.",
      equals: "nothing",
      from: {
        let service = HeldPhotos()
        let parts: [Part]
        let viewModel: Part
        do {
          let app = PhotoApp(service: service)
          app.load()
          app.answer(.earthrise, .migrantMother)
          viewModel = Part(app.viewModel)
          parts = open(app)
        }
        service.settle()
        return Part.held(parts, [viewModel])
      }
    )
  }
  checks.expect(
    "Where list and watch have closed, an answer breaks nothing.",
    equals: "nothing breaks",
    from: {
      let app = PhotoApp()
      app.load()
      for (_, open) in screens { _ = open(app) }
      app.answer(.earthrise, .migrantMother)
      for row in 0..<app.viewModel.numberOfPhotos {
        app.viewModel.photoSelected(atRow: row)
      }
      app.load()
      app.fail(.noNetwork)
      return "nothing breaks"
    }
  )
}
