import ConsoleUI
import Models
import Pictures
import Play
import Services

extension Scenario {
  static let photoListPictures: [Scenario] =
    photoListShownPictures + photoListAskedPictures
    + photoListCancelledPictures + photoListLargePictures

  /// The pictures of photos 1 to 4 come after 100, 500, 900 and 400 ms.
  static let photoList8 = Behaviour("photo-list 8", data: .pictures(4))

  /// A list of which the screen shows a part.
  private static let longList8 = Behaviour(
    "photo-list 8",
    data: .pictures(30)
  ).whenLoaded

  /// The photos come, and whatever is asked for then fails.
  private static let photosWithoutPictures = """
    wait 399ms
    network off
    wait 1ms
    """

  private static let photoListShownPictures: [Scenario] = [
    photoList8.whenLoaded(
      "a placeholder stands in a row until its picture comes, in any order",
      check: { session in
        try session.expectOwnPictures(of: [])
        try session.perform(.wait(.milliseconds(99)))
        try session.expectOwnPictures(of: [])
        try session.perform(.wait(.milliseconds(1)))
        try session.expectOwnPictures(of: [1])
        try session.perform(.wait(.milliseconds(300)))
        try session.expectOwnPictures(of: [1, 4])
        try session.perform(.wait(.milliseconds(500)))
        try session.expectOwnPictures(of: [1, 2, 3, 4])
      }
    ),
    photoList8.whenLoaded(
      "a placeholder stays where there is no picture",
      data: .pictures(4, without: [2, 4]),
      check: { session in
        _ = session.makeFrame()
        try session.perform(.wait(.seconds(1)))
        try session.expectOwnPictures(of: [1, 3])
      }
    ),
    photoList8(
      "a placeholder stays where the picture fails, and no alert tells of it",
      script: photosWithoutPictures,
      check: { session in
        try session.expectAsked([1, 2, 3, 4])
        try session.perform(.wait(.seconds(1)))
        try session.expectOwnPictures(of: [])
        try session.expectOffers(.photos(4))
      }
    ),
    longList8(
      "a row that is used again never shows the picture of another photo",
      check: { session in
        // Requests of many rows are under way at once.
        for row in [12, 1, 20, 3, 30, 8, 9, 10, 11, 12, 1, 2, 7, 8, 30] {
          session.show(row)
          try session.expectOwnPictures()
          try session.perform(.wait(.milliseconds(100)))
        }
        for _ in 1...10 {
          try session.expectOwnPictures()
          try session.perform(.wait(.milliseconds(100)))
        }
        try session.expectOwnPictures(of: session.rowsOnScreen)
      }
    ),
    photoList8.whenLoaded(
      "a plain screen leaves pictures out",
      check: { session in
        _ = session.makeFrame()
        try session.perform(.wait(.seconds(1)))
        try session.expectOwnPictures(of: [1, 2, 3, 4])
        session.window.options.isPlain = true
        let text = session.makeFrame().lines.joined()
        guard !text.contains(where: { "░▒▓█·".contains($0) }) else {
          throw Mismatch(expected: "no picture", found: text)
        }
      }
    ),
  ]

  private static let photoListAskedPictures: [Scenario] = [
    longList8(
      "a picture is asked for when its row is made, and only then",
      check: { session in
        let first = session.rowsOnScreen
        try session.expectAsked(first)
        session.show(first.count + 1)
        let rows = session.rowsOnScreen
        try session.expectAsked(first + rows.filter { !first.contains($0) })
      }
    ),
    longList8(
      "a picture that came is kept until a reload answers",
      check: { session in
        let first = session.rowsOnScreen
        try session.perform(.wait(.seconds(1)))
        session.show(20)
        try session.pictures.forget()
        session.show(1)
        try session.expectAsked([])
        try session.expectOwnPictures(of: [1, 2, 3, 4])

        try session.perform(.tap("Reload"))
        try session.expectAsked([])
        try session.perform(.wait(.milliseconds(400)))
        try session.expectOwnPictures(of: [])
        try session.expectAsked(first)
      }
    ),
    longList8(
      "a reload that fails cancels no picture, and keeps those that came",
      check: { session in
        _ = session.makeFrame()
        try session.perform(.network(.off))
        try session.perform(.tap("Reload"))
        try session.perform(.wait(.milliseconds(400)))
        try session.perform(.tap("OK"))
        try session.perform(.wait(.seconds(1)))
        try session.expectOwnPictures(of: [1, 2, 3, 4])
        session.show(20)
        try session.pictures.forget()
        session.show(1)
        try session.expectAsked([])
        try session.expectOwnPictures(of: [1, 2, 3, 4])
      }
    ),
    photoList8(
      "a picture that failed is asked for anew when its row is made again",
      data: .pictures(30),
      script: photosWithoutPictures,
      check: { session in
        let first = session.rowsOnScreen
        try session.perform(.wait(.seconds(1)))
        try session.perform(.network(.on))
        session.show(20)
        try session.pictures.forget()
        session.show(1)
        try session.expectAsked(first)
      }
    ),
  ]

  private static let photoListCancelledPictures: [Scenario] = [
    longList8(
      "a request is cancelled when its row scrolls off, and made anew later",
      check: { session in
        let first = session.rowsOnScreen
        session.show(20)
        try session.expectCancelled(first)
        try session.pictures.forget()
        session.show(1)
        try session.expectAsked(first)
      }
    ),
    photoList8.whenLoaded(
      "a reload that answers cancels the requests of the former rows",
      check: { session in
        _ = session.makeFrame()
        try session.perform(.tap("Reload"))
        try session.perform(.wait(.milliseconds(400)))
        try session.expectOwnPictures(of: [])
        try session.expectCancelled([2, 3])
        try session.expectOwnPictures(of: [1, 2, 3, 4])
      }
    ),
    photoList8.whenLoaded(
      "requests are cancelled when the list goes away",
      check: { session in
        let clock = VirtualScheduler()
        let world = World(data: .pictures(4), scheduler: clock)
        do {
          let other = Session(variant: session.variant, world: world)
          try other.perform(.wait(.milliseconds(400)))
          _ = other.makeFrame()
        }
        let pictures = try world.watchedPictures
        session.run { clock.advance(by: .seconds(1)) }
        try pictures.cancelled.expect([1, 2, 3, 4], .row, "to be cancelled")
      }
    ),
    photoList8.whenLoaded(
      "a request goes on while another screen covers its row",
      check: { session in
        _ = session.makeFrame()
        try session.perform(.select(1))
        _ = session.makeFrame()
        try session.expectCancelled([])
        try session.perform(.back)
        try session.expectOwnPictures(of: [1, 2, 3, 4])
      }
    ),
  ]

  private static let photoListLargePictures: [Scenario] = [
    photoList8.whenLoaded(
      "the detail asks for its own, larger picture and shows it when it comes",
      check: { session in
        _ = session.makeFrame()
        try session.pictures.forget()
        try session.perform(.select(3))
        try session.expectLargePicture(nil)
        try session.expectAsked([3], .detail)
        try session.perform(.wait(.milliseconds(900)))
        try session.expectLargePicture(.numbered(3, .detail))
      }
    ),
    photoList8.whenLoaded(
      "the detail has a placeholder where its picture fails",
      check: { session in
        _ = session.makeFrame()
        try session.pictures.forget()
        try session.perform(.network(.off))
        try session.perform(.select(3))
        try session.expectAsked([3], .detail)
        try session.perform(.wait(.seconds(1)))
        try session.expectLargePicture(nil)
        try session.expectOffers([.back])
      }
    ),
    photoList8.whenLoaded(
      "a detail that is left cancels its request, and no row's",
      check: { session in
        _ = session.makeFrame()
        try session.perform(.select(3))
        _ = session.makeFrame()
        try session.perform(.back)
        try session.expectCancelled([3], .detail)
        try session.expectOwnPictures(of: [1, 2, 3, 4])
      }
    ),
  ]
}
