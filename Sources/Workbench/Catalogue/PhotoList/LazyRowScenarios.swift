import ConsoleUI
import WorkbenchKit

extension Scenario {
  /// A hundred thousand rows, of which the screen shows a handful.
  static let lazyRows: [Scenario] = [
    Scenario(
      "photo-list 7",
      "of a long list, only rows on the screen are asked for and made",
      data: manyPhotos,
      script: "wait 399ms",
      check: { session in
        try session.perform(.wait(.milliseconds(1)))
        try session.expectOnlyVisibleRowsAreAskedFor()
      }
    ),
    Scenario(
      "photo-list 7",
      "after a jump, only rows on the screen there are asked for and made",
      data: manyPhotos,
      script: "wait 400ms",
      check: { session in
        try session.perform(.select(50_000))
        try session.perform(.back)
        try session.expectOnlyVisibleRowsAreAskedFor()
        try session.expectText("Photo 050000")
      }
    ),
    Scenario(
      "photo-list 7",
      "a hundred thousand photos draw as many rows as a thousand",
      data: manyPhotos,
      script: "wait 400ms",
      check: { session in
        let few = Session(
          variant: session.variant,
          world: World(data: .photos(1000))
        )
        try few.perform(.wait(.milliseconds(400)))
        try few.expectLooks(like: session.makeFrame())
        try few.expectTexts(session.makeFrame().texts)
      }
    ),
  ]
}

/// Made once, because making them takes longer than all else here.
private let manyPhotos = FeatureData.photos(100_000)

extension Session {
  fileprivate func expectOnlyVisibleRowsAreAskedFor() throws {
    try expectOnlyVisibleRowsAreAskedFor { "\($0 + 1) 2017-10-02" }
  }
}
