import ConsoleUI
import Models
import Play

extension Scenario {
  static let photoListRows: [Scenario] = [
    photoList2.whenLoaded(
      "a row says the name, the camera with the description, and the date",
      data: .photos(
        Photo(
          "Migrant Mother",
          description: "Nipomo, California",
          camera: "Graflex"
        )
      ),
      shows: [
        "Popular", "Reload", "Migrant Mother", "2017-10-02",
        "Graflex - Nipomo, California",
      ]
    ),
    photoList2.whenLoaded(
      "a missing camera is left out",
      data: .photos(Photo("Earthrise", description: "The Earth comes up")),
      check: { try $0.expectText("The Earth comes up") }
    ),
    photoList2.whenLoaded(
      "a missing description is left out",
      data: .photos(Photo("Earthrise", camera: "Hasselblad")),
      check: { try $0.expectText("Hasselblad") }
    ),
    photoList2.whenLoaded(
      "a blank camera or description is left out like a missing one",
      data: .photos(
        Photo("One", description: "Nobody knows", camera: " "),
        Photo("Two", description: "\n\t", camera: "Leica")
      ),
      check: { session in
        try session.expectText("Nobody knows")
        try session.expectText("Leica")
      }
    ),
    photoList2.whenLoaded(
      "a photo with neither shows its name and date only",
      data: .photos(Photo("Earthrise", description: "", camera: nil)),
      shows: ["Popular", "Reload", "Earthrise", "2017-10-02"]
    ),
    photoList2.whenLoaded(
      "line breaks are shown as spaces",
      data: .photos(
        Photo(
          "First\nflight",
          description: "Orville\r\nflies",
          camera: "Korona\u{2028}V"
        )
      ),
      check: { session in
        try session.expectText("First flight")
        try session.expectText("Korona V - Orville flies")
      }
    ),
    photoList2.whenLoaded(
      "the date is that of UTC, also before 1970",
      data: .photos(
        Photo("Eve", createdAt: -1),
        Photo("The first", createdAt: -4_528_526_400)
      ),
      script: """
        expect "1969-12-31"
        expect "1826-07-01"
        """
    ),
    photoList6.whenLoaded(
      "a row that scrolls into view shows its own photo and no other",
      data: .photos(
        (1...30).map { number in
          Photo(
            "Row \(number).",
            description: number.isMultiple(of: 2) ? "even" : nil
          )
        }
      ),
      script: """
        expect "Row 1."
        select 30
        back
        expect "Row 30."
        refute "Row 1."
        select 1
        back
        expect "Row 1."
        refute "Row 30."
        """,
      check: { session in
        let texts = session.makeFrame().texts.filter { $0 != "2017-10-02" }
        let wanted = [
          "Popular", "Reload", "Row 1.", "Row 2.", "even", "Row 3.", "Row 4.",
        ]
        guard texts.starts(with: wanted) else {
          throw Mismatch(expected: wanted, found: texts)
        }
      }
    ),
    photoList6(
      "loading, alert and rows are each told to the screen as they change",
      script: """
        expect "Loading"
        wait 400ms
        refute "Loading"
        expect "Earthrise"
        network garbled
        tap "Reload"
        expect "Loading"
        wait 400ms
        refute "Loading"
        expect "The server's answer could not be read"
        """
    ),
  ]

  static let photoListSelection: [Scenario] = [
    photoList3.whenLoaded(
      "a photo for sale opens a screen with its name and picture",
      data: .photos(
        Photo("Pale Blue Dot", imageURL: "https://example.org/dot.png")
      ),
      script: """
        select 1
        refute "Popular"
        """,
      shows: [
        "< Back ", "Pale Blue Dot", "Picture", "https://example.org/dot.png",
      ],
      offers: [.back]
    ),
    photoList3.whenLoaded(
      "a photo without a picture says so",
      data: .photos(Photo("Pale Blue Dot", imageURL: nil)),
      script: """
        select 1
        expect "No picture"
        """
    ),
    photoList3.whenLoaded(
      "back returns to the list as it was",
      data: .photos(30),
      check: { session in
        for row in [2, 25, 24] {
          try session.perform(.select(row))
          try session.perform(.back)
          let list = session.makeFrame()
          try session.perform(.select(row))
          try session.expectText("No picture")
          try session.perform(.back)
          try session.expectLooks(like: list)
        }
        try session.expectText("Photo 000025")
        try session.expectOffers(.photos(30))
      }
    ),
    photoList4.whenLoaded(
      "a photo that is not for sale shows an alert",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: #"select 1"#,
      check: { session in
        try session.expectText("Not for sale")
        try session.expectText("This item is not for sale")
        try session.expectOffers([.tap("OK")])
      }
    ),
    photoList4.whenLoaded(
      "after it nothing is selected and no screen was pushed",
      data: .photos(
        Photo("Migrant Mother", isForSale: false),
        Photo("Earthrise")
      ),
      check: { session in
        let list = session.makeFrame()
        try session.perform(.select(1))
        try session.perform(.tap("OK"))
        try session.expectLooks(like: list)
        try session.expectOffers(.photos(2))
      }
    ),
    photoList4.whenLoaded(
      "the alert comes each time such a photo is chosen",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: """
        select 1
        tap "OK"
        refute "This item is not for sale"
        select 1
        expect "This item is not for sale"
        tap "OK"
        """
    ),
  ]

  /// A hundred thousand rows, of which the screen shows a handful.
  static let photoListLazyRows: [Scenario] = [
    photoList7(
      "of a long list, only rows on the screen are asked for and made",
      data: manyPhotos,
      script: "wait 399ms",
      check: { session in
        try session.perform(.wait(.milliseconds(1)))
        try session.expectOnlyVisibleRowsAreAskedFor()
      }
    ),
    photoList7.whenLoaded(
      "after a jump, only rows on the screen there are asked for and made",
      data: manyPhotos,
      check: { session in
        try session.perform(.select(50_000))
        try session.perform(.back)
        try session.expectOnlyVisibleRowsAreAskedFor()
        try session.expectText("Photo 050000")
      }
    ),
    photoList7.whenLoaded(
      "a hundred thousand photos draw as many rows as a thousand",
      data: manyPhotos,
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
