import Catalogue
import ConsoleUI
import Foundation
import Models
import Play

extension Scenario {
  static let photoListRows: [Scenario] = [
    photoList2.whenLoaded(
      "a row says name, camera with description, and date, in one line each",
      data: .photos(
        Photo(
          "First\nflight",
          description: "Orville\r\nflies",
          camera: "Korona\u{2028}V"
        )
      ),
      shows: [
        "Popular", "Reload", "First flight", "2017-10-02",
        "Korona V - Orville flies",
      ]
    ),
    photoList2.whenLoaded(
      "a missing or blank camera is left out",
      data: .photos(
        Photo("One", description: "No camera", camera: nil),
        Photo("Two", description: "Blank camera", camera: " ")
      ),
      shows: [
        "Popular", "Reload", "One", "2017-10-02", "No camera", "Two",
        "2017-10-02", "Blank camera",
      ]
    ),
    photoList2.whenLoaded(
      "a missing or blank description is left out",
      data: .photos(
        Photo("Three", description: nil, camera: "Leica"),
        Photo("Four", description: "\n\t", camera: "Graflex"),
        Photo("Five", description: "", camera: nil)
      ),
      shows: [
        "Popular", "Reload", "Three", "2017-10-02", "Leica", "Four",
        "2017-10-02", "Graflex", "Five", "2017-10-02",
      ]
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
        "< Back ", "Pale Blue Dot", "https://example.org/dot.png",
      ],
      offers: [.back]
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
          try session.expectText("No address")
          try session.perform(.back)
          try session.expectLooks(like: list)
        }
        try session.expectText("Photo 000025")
        try session.expectOffers(.photos(30))
      }
    ),
    photoList4.whenLoaded(
      "one that is not for sale shows an alert each time, and nothing else",
      data: .photos(
        Photo("Migrant Mother", isForSale: false),
        Photo("Earthrise", id: 2)
      ),
      check: { session in
        let list = session.makeFrame()
        for _ in 1...2 {
          try session.perform(.select(1))
          try session.expectText("Not for sale")
          try session.expectText("This item is not for sale")
          try session.expectOffers([.tap("OK")])
          try session.perform(.tap("OK"))
          try session.expectLooks(like: list)
        }
        try session.expectOffers(.photos(2))
      }
    ),
  ]

  /// A hundred thousand rows, of which the screen shows a handful.
  static let photoListLazyRows: [Scenario] = [
    photoList7(
      "of 100,000 photos as many rows are made as of ten, also after a jump",
      data: manyPhotos,
      check: { session in
        let text = { String(format: "Photo %06d", $0 + 1) }
        try session.expectAsFewRows(as: .photos(10), showing: text)
        try session.perform(.select(50_000))
        try session.perform(.back)
        try session.expectOnlyVisibleRowsAreAskedFor(showing: text)
        try session.expectText("Photo 050000")
      }
    )
  ]
}

/// Made once, because making them takes longer than all else here.
private let manyPhotos = FeatureData.photos(100_000)
