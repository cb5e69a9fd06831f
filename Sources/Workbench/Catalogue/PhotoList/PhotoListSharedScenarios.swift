import Foundation
import Models
import WorkbenchKit

extension Scenario {
  /// What the specification asks of all features, as the photo list shows it.
  static let photoListAll: [Scenario] = [
    Scenario(
      "all 1",
      "a list that goes away while it loads is released",
      script: """
        wait 100ms
        expect "Loading"
        """
    ),
    Scenario(
      "all 1",
      "a detail screen that one leaves is released",
      data: .photos(3),
      script: "wait 400ms",
      check: { session in
        _ = session.makeFrame()
        let list = ScreenObjects(of: session)
        try session.perform(.select(2))
        try session.expectText("No picture")
        let detail = ScreenObjects(of: session).since(list)
        guard !detail.types.isEmpty else {
          throw Mismatch(expected: "a detail screen", found: "no new object")
        }
        try session.perform(.back)
        try session.expectReleased(detail)
      }
    ),
    Scenario(
      "all 1",
      "a list that goes away under a detail screen or an alert is released",
      data: .photos(
        Photo("Earthrise"),
        Photo("Migrant Mother", isForSale: false)
      ),
      script: """
        wait 400ms
        tap "Reload"
        wait 400ms
        select 2
        tap "OK"
        tap "Reload"
        wait 400ms
        select 1
        """
    ),
    Scenario(
      "all 2",
      "under an alert only its button is offered",
      data: .photos(Photo("Migrant Mother", isForSale: false)),
      script: """
        wait 400ms
        select 1
        """,
      check: { session in
        try session.expectOffers([.tap("OK")])
        try session.perform(.tap("OK"))
        try session.expectOffers([.tap("Reload"), .select(upTo: 1)])
      }
    ),
    Scenario(
      "all 2",
      "a table that is hidden offers no rows, though it has some",
      script: """
        wait 400ms
        tap "Reload"
        """,
      check: { try $0.expectOffers([.tap("Reload")]) }
    ),
    Scenario(
      "all 2",
      "back is offered on the detail screen and not on the list",
      script: """
        wait 400ms
        select 1
        """,
      check: { session in
        try session.expectOffers([.back])
        try session.perform(.back)
        guard !session.offers.contains(.back) else {
          throw Mismatch(expected: "no way back", found: session.offers)
        }
      }
    ),
    Scenario(
      "all 3",
      "loading can be seen after every call before the answer comes",
      script: """
        expect "Loading"
        wait 0s
        expect "Loading"
        wait 400ms
        tap "Reload"
        expect "Loading"
        """
    ),
    Scenario(
      "all 4",
      "unusual texts are shown as they are, and nothing else is hurt",
      data: .photos(
        Photo("", description: "<b>bold</b> &amp; more", camera: "\u{1b}[31m"),
        Photo("서울의 밤", description: "é e\u{301} 👩‍👩‍👧‍👦", camera: "캐논"),
        Photo(
          String(repeating: "long ", count: 200),
          description: String(repeating: "x", count: 5000)
        ),
        Photo("Late", createdAt: 253_402_300_799),
        Photo("Far", createdAt: Date.distantPast.timeIntervalSince1970)
      ),
      script: """
        wait 400ms
        expect "<b>bold</b> &amp; more"
        expect "�[31m"
        expect "서울의 밤"
        expect "캐논 - é e\\u{301} 👩‍👩‍👧‍👦"
        expect "9999-12-31"
        select 3
        expect "long long long"
        back
        select 1
        expect "No picture"
        back
        select 5
        """
    ),
  ]
}
