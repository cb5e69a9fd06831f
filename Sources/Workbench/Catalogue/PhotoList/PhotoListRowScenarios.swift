import ConsoleUI
import Models
import WorkbenchKit

extension Scenario {
  static let photoListRows: [Scenario] = [
    Scenario(
      "photo-list 2",
      "a row says the name, the camera with the description, and the date",
      data: .photos(
        Photo(
          "Migrant Mother",
          description: "Nipomo, California",
          camera: "Graflex"
        )
      ),
      script: "wait 400ms",
      check: {
        try $0.expectTexts([
          "Popular", "Reload", "Migrant Mother", "2017-10-02",
          "Graflex - Nipomo, California",
        ])
      }
    ),
    Scenario(
      "photo-list 2",
      "a missing camera is left out",
      data: .photos(Photo("Earthrise", description: "The Earth comes up")),
      script: "wait 400ms",
      check: { try $0.expectText("The Earth comes up") }
    ),
    Scenario(
      "photo-list 2",
      "a missing description is left out",
      data: .photos(Photo("Earthrise", camera: "Hasselblad")),
      script: "wait 400ms",
      check: { try $0.expectText("Hasselblad") }
    ),
    Scenario(
      "photo-list 2",
      "a blank camera or description is left out like a missing one",
      data: .photos(
        Photo("One", description: "Nobody knows", camera: " "),
        Photo("Two", description: "\n\t", camera: "Leica")
      ),
      script: "wait 400ms",
      check: { session in
        try session.expectText("Nobody knows")
        try session.expectText("Leica")
      }
    ),
    Scenario(
      "photo-list 2",
      "a photo with neither shows its name and date only",
      data: .photos(Photo("Earthrise", description: "", camera: nil)),
      script: "wait 400ms",
      check: {
        try $0.expectTexts(["Popular", "Reload", "Earthrise", "2017-10-02"])
      }
    ),
    Scenario(
      "photo-list 2",
      "line breaks are shown as spaces",
      data: .photos(
        Photo(
          "First\nflight",
          description: "Orville\r\nflies",
          camera: "Korona\u{2028}V"
        )
      ),
      script: "wait 400ms",
      check: { session in
        try session.expectText("First flight")
        try session.expectText("Korona V - Orville flies")
      }
    ),
    Scenario(
      "photo-list 2",
      "the date is that of UTC, also before 1970",
      data: .photos(
        Photo("Eve", createdAt: -1),
        Photo("The first", createdAt: -4_528_526_400)
      ),
      script: """
        wait 400ms
        expect "1969-12-31"
        expect "1826-07-01"
        """
    ),
    Scenario(
      "photo-list 6",
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
        wait 400ms
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
    Scenario(
      "photo-list 6",
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
}
