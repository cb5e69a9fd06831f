import ConsoleUI
import Models
import WorkbenchKit

extension Scenario {
  static let photoListLoading: [Scenario] = [
    Scenario(
      "photo-list 1",
      "the title stands there before and after the answer",
      script: """
        expect "Popular"
        wait 400ms
        expect "Popular"
        """
    ),
    Scenario(
      "photo-list 1",
      "while the photos load an indicator runs and there is no table",
      check: { session in
        try session.expectTexts(["Popular", "Reload", "Loading"])
        try session.expectOffers([.tap("Reload")])
      }
    ),
    Scenario(
      "photo-list 1",
      "the indicator moves until the answer comes, and not after",
      data: .photos(3),
      check: { session in
        let first = session.makeFrame()
        try session.perform(.wait(.milliseconds(100)))
        guard session.makeFrame().grid != first.grid else {
          throw Mismatch(expected: "the indicator to move", found: "no move")
        }
        try session.perform(.wait(.milliseconds(300)))
        let loaded = session.makeFrame()
        try session.perform(.wait(.milliseconds(100)))
        try session.expectLooks(like: loaded)
      }
    ),
    Scenario(
      "photo-list 1",
      "the answer stops the indicator and shows the table",
      data: .photos(Photo("Earthrise"), Photo("Pale Blue Dot")),
      script: """
        wait 399ms
        refute "Earthrise"
        expect "Loading"
        wait 1ms
        expect "Earthrise"
        expect "Pale Blue Dot"
        refute "Loading"
        """,
      check: { try $0.expectOffers([.tap("Reload"), .select(upTo: 2)]) }
    ),
    Scenario(
      "photo-list 1",
      "no photos at all are an empty table",
      data: .photos([]),
      script: """
        wait 400ms
        refute "Loading"
        """,
      check: { try $0.expectOffers([.tap("Reload")]) }
    ),
    Scenario(
      "photo-list 5",
      "Reload loads again after a success",
      script: """
        wait 400ms
        tap "Reload"
        expect "Loading"
        refute "Earthrise"
        wait 400ms
        expect "Earthrise"
        refute "Loading"
        """
    ),
    Scenario(
      "photo-list 5",
      "Reload loads again after a failure",
      script: """
        network off
        tap "Reload"
        wait 400ms
        tap "OK"
        network on
        tap "Reload"
        refute "No Network"
        wait 400ms
        expect "Earthrise"
        """
    ),
    Scenario(
      "photo-list 5",
      "Reload while loading: an earlier failure is dropped",
      script: """
        network off
        tap "Reload"
        network on
        wait 100ms
        tap "Reload"
        wait 300ms
        refute "No Network"
        expect "Loading"
        wait 100ms
        expect "Earthrise"
        refute "No Network"
        """
    ),
    Scenario(
      "photo-list 5",
      "Reload while loading: an earlier success is dropped",
      script: """
        wait 100ms
        network off
        tap "Reload"
        wait 300ms
        expect "Loading"
        refute "Earthrise"
        wait 100ms
        expect "No Network"
        tap "OK"
        refute "Earthrise"
        """
    ),
  ]
}
