import ConsoleUI
import LessonChecks
import Models

@testable import Exercise07

await Checks.run { checks in
  for (row, photo) in [(0, "Earthrise"), (2, "The Blue Marble")] {
    checks.expect(
      "Without any screen: selecting \(photo) shows its detail.",
      equals: ["detail: \(photo)"],
      from: { selecting(row) },
      advice: { got in
        if got.isEmpty { return "The presenter said nothing to its view." }
        return got == ["detail: Earthrise"]
          ? "It shows the first photo, whichever was selected: ask for its row."
          : nil
      }
    )
  }
  checks.expect(
    "Without any screen: selecting a photo that is not for sale says so.",
    equals: ["alert: Not for sale, This item is not for sale"],
    from: { selecting(1) },
    advice: { got in
      got == ["detail: Migrant Mother"]
        ? "The presenter has to ask isForSale." : nil
    }
  )

  let showsOrder = checks.expect(
    "The spy keeps every call, in order.",
    equals: ["loading: true", "loading: false", "reload"],
    from: {
      let spy = PhotoListViewSpy()
      spy.setLoading(true)
      spy.setLoading(false)
      spy.reloadPhotos()
      return noted(by: spy)
    },
    advice: { got in
      switch got.count {
      case 0: "A spy that writes nothing down finds no fault."
      case 1: "A spy that keeps the last call only cannot tell the order."
      case 3: "It writes down something else than what it was told."
      default: nil
      }
    }
  )
  checks.expect(
    "The spy keeps what it was told, word for word.",
    equals: ["alert: Alert, No Network", "detail: The Blue Marble"],
    from: {
      let spy = PhotoListViewSpy()
      spy.showAlert(title: "Alert", message: "No Network")
      spy.showDetail(name: "The Blue Marble", imageURL: nil)
      return noted(by: spy)
    },
    advice: { got in
      got.count == 2
        ? "It writes down something else than what it was told." : nil
    }
  )
  if showsOrder {
    checks.expect(
      "Your spy watches your presenter: a load that fails.",
      equals: [
        "loading: true", "loading: false",
        "alert: Alert, Server is overloaded",
      ],
      from: {
        let service = HeldPhotos()
        let presenter = PhotoListPresenter(service: service)
        let spy = PhotoListViewSpy()
        presenter.view = spy
        presenter.viewDidLoad()
        service.answer(.failure(.overloaded))
        return noted(by: spy)
      }
    )
  }

  checks.expect(
    "The view does not ask whether a photo is for sale.",
    equals: false,
    from: {
      try checks.source("PhotoListViewController.swift")
        .contains("isForSale")
    },
    advice: { _ in
      """
      A view that decides can be asked only on a screen. It passes the row on \
      and waits to be told.
      """
    }
  )
  checks.expect(
    "The presenter hands out no photos for others to decide about.",
    equals: false,
    from: {
      try checks.source("PhotoListPresenter.swift").contains("func photo(")
    },
    advice: { _ in
      "photo(atRow:) was there for the view's decision; nobody needs it now."
    }
  )
  checks.expect(
    "The presenter imports these modules.",
    equals: ["Formatting", "Foundation", "Models"],
    from: { try checks.source("PhotoListPresenter.swift").imports.sorted() },
    advice: { got in
      got.contains { ["ConsoleUI", "Layouts"].contains($0) }
        ? """
        A presenter that imports a screen cannot be tried without one. It \
        speaks to a protocol.
        """
        : nil
    }
  )
  checks.expectReleased(
    "The presenter does not hold its view.",
    advice: """
      The view holds its presenter. If the presenter holds its view too, \
      each holds the other, and neither goes.
      """,
    after: {
      let screen = makePhotoListScreen(service: HeldPhotos())
      screen.loadViewIfNeeded()
      return screen
    }
  )
  checks.expect(
    "On a screen the list behaves as before, in every scenario.",
    equals: "as before",
    from: { try behaviour() },
    advice: { got in
      got.contains("not released")
        ? "Each holds the other, and neither goes." : nil
    }
  )
}
