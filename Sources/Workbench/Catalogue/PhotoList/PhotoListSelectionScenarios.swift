import Models
import WorkbenchKit

extension Scenario {
  static let photoListSelection: [Scenario] = [
    Scenario(
      "photo-list 3",
      "a photo for sale opens a screen with its name and picture",
      data: .photos(
        Photo("Pale Blue Dot", imageURL: "https://example.org/dot.png")
      ),
      script: """
        wait 400ms
        select 1
        refute "Popular"
        """,
      check: { session in
        try session.expectTexts([
          "< Back ", "Pale Blue Dot", "Picture", "https://example.org/dot.png",
        ])
        try session.expectOffers([.back])
      }
    ),
    Scenario(
      "photo-list 3",
      "a photo without a picture says so",
      data: .photos(Photo("Pale Blue Dot", imageURL: nil)),
      script: """
        wait 400ms
        select 1
        expect "No picture"
        """
    ),
    Scenario(
      "photo-list 3",
      "back returns to the list as it was",
      data: .photos(30),
      script: "wait 400ms",
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
        try session.expectOffers([.tap("Reload"), .select(upTo: 30)])
      }
    ),
    Scenario(
      "photo-list 4",
      "a photo that is not for sale shows an alert",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: """
        wait 400ms
        select 1
        """,
      check: { session in
        try session.expectText("Not for sale")
        try session.expectText("This item is not for sale")
        try session.expectOffers([.tap("OK")])
      }
    ),
    Scenario(
      "photo-list 4",
      "after it nothing is selected and no screen was pushed",
      data: .photos(
        Photo("Migrant Mother", isForSale: false),
        Photo("Earthrise")
      ),
      script: "wait 400ms",
      check: { session in
        let list = session.makeFrame()
        try session.perform(.select(1))
        try session.perform(.tap("OK"))
        try session.expectLooks(like: list)
        try session.expectOffers([.tap("Reload"), .select(upTo: 2)])
      }
    ),
    Scenario(
      "photo-list 4",
      "the alert comes each time such a photo is chosen",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: """
        wait 400ms
        select 1
        tap "OK"
        refute "This item is not for sale"
        select 1
        expect "This item is not for sale"
        tap "OK"
        """
    ),
  ]
}
