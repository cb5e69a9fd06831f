import Catalogue
import ConsoleUI
import ExerciseScenarios
import Foundation
import HeldServices
import Layouts
import LessonChecks
import Models
import Play
import Scenarios
import Trace

@testable import Exercise03

typealias HeldPhotos = HeldServices.HeldPhotos

/// A photo made half an hour before midnight, UTC, if nothing else is said.
func photo(
  _ name: String = "Earthrise",
  camera: String? = nil,
  description: String? = nil,
  createdAt seconds: TimeInterval = 1_506_900_600
) -> Photo {
  Photo(
    id: 1,
    name: name,
    description: description,
    createdAt: Date(timeIntervalSince1970: seconds),
    isForSale: true,
    camera: camera
  )
}

/// What the workbench asks of every list of photos, asked of this one; the
/// first that goes wrong, or "as before".
@MainActor
func behaviour() throws -> String {
  ExerciseScenarios(
    "03",
    .photoList,
    decidedBy: .controller,
    ScreenFactory { (photos: any PhotoService, _: any PictureService) in
      PhotoListViewController(service: photos)
    }
  ).failure(in: .photoListWithoutPictures) ?? "as before"
}

/// A service that answers with a photo at once, for a screen of one row.
@MainActor
func loaded(_ photo: Photo) -> HeldPhotos {
  HeldPhotos(answerAtOnce: .success([photo]))
}

/// What the labels of the only row hold: name, date and details.
@MainActor
func rowTexts(
  of photo: Photo,
  rowText: @escaping @MainActor (Photo) -> PhotoRowText = PhotoRowText.init
) -> [String] {
  let service = loaded(photo)
  let window = Window(
    size: CellSize(width: 40, height: 12),
    rootViewController: PhotoListViewController(
      service: service,
      rowText: rowText
    )
  )
  window.makeVisible()
  service.settle()
  guard let table = window.tables.first,
    let cell = table.dataSource?.tableView(table, cellForRowAt: 0)
      as? PhotoCell
  else { return ["no row"] }
  return [cell.nameLabel, cell.dateLabel, cell.detailsLabel].map {
    $0.text ?? ""
  }
}

/// What the detail screen calls the only photo when it is selected.
@MainActor
func detailName(of photo: Photo) -> String {
  let service = loaded(photo)
  let list = PhotoListViewController(service: service)
  let navigation = NavigationController(rootViewController: list)
  let window = Window(
    size: CellSize(width: 40, height: 12),
    rootViewController: navigation
  )
  window.makeVisible()
  service.settle()
  _ = window.makeFrame()
  window.tables.first?.selectRow(at: 0)
  let detail = navigation.topViewController?.view as? PhotoDetailLayout
  return detail?.nameLabel.text ?? "no detail screen"
}

let longName =
  String(repeating: "a photo with a long name ", count: 20)
  + "and an end"

// Far from UTC, so that a formatter that takes the machine's zone shows it.
if let auckland = TimeZone(secondsFromGMT: 13 * 3_600) {
  NSTimeZone.default = auckland
}

/// Such as: the camera "Graflex", or: no camera.
func named(_ noun: String, _ text: String?) -> String {
  text.map { "the \(noun) \($0.debugDescription)" } ?? "no \(noun)"
}

await Checks.run { checks in
  for name in ["Earthrise", "The Blue Marble"] {
    checks.expect(
      "Without any screen, PhotoRowText says the name \(name).",
      equals: name,
      from: { PhotoRowText(photo: photo(name)).name },
      advice: { got in
        got.isEmpty ? "Fill in the init(photo:) of PhotoRowText." : nil
      }
    )
  }
  checks.expect(
    "A name of two lines stands on one.",
    equals: "Migrant Mother",
    from: { PhotoRowText(photo: photo("Migrant\nMother")).name },
    advice: { got in
      got.contains("\n")
        ? "The row has one line for it; the controller used onOneLine."
        : nil
    }
  )
  for (camera, description, details) in [
    ("Graflex", "A portrait", "Graflex - A portrait"),
    (nil, "A portrait", "A portrait"),
    ("Graflex", "  ", "Graflex"),
    (nil, nil, ""),
    ("Graflex", "One\nTwo", "Graflex - One Two"),
  ] as [(String?, String?, String)] {
    checks.expect(
      """
      The details of a photo with \(named("camera", camera)) and \
      \(named("description", description)).
      """,
      equals: details,
      from: {
        PhotoRowText(photo: photo(camera: camera, description: description))
          .details
      },
      advice: { got in
        got.isEmpty
          ? "Details are the camera and the description, joined by \" - \"."
          : nil
      }
    )
  }
  checks.expect(
    "The date is that of UTC, wherever the machine stands.",
    equals: "2017-10-01",
    from: { PhotoRowText(photo: photo()).date },
    advice: { got in
      got == "2017-10-02"
        ? """
        Half an hour before midnight in Greenwich it is the next day in \
        Auckland. The formatter's time zone went missing on the move.
        """
        : nil
    }
  )
  checks.expect(
    "A date before 1582 is that of the same calendar.",
    equals: "1500-01-01",
    from: {
      PhotoRowText(photo: photo(createdAt: -14_831_769_600)).date
    },
    advice: { _ in "Move the old formatter. A new one may differ from it." }
  )
  checks.expect(
    "A row shows the texts of PhotoRowText.",
    equals: [
      longName, "2017-10-01", "Graflex - \(longName)", "", "2017-10-01", "",
    ],
    from: {
      rowTexts(of: photo(longName, camera: "Graflex", description: longName))
        + rowTexts(of: photo(""))
    }
  )
  for other in [photo("Moonrise", camera: "Leica"), photo("", createdAt: 0)] {
    let text = PhotoRowText(photo: other)
    checks.expect(
      "A row shows the texts of rowText, unchanged.",
      equals: [text.name, text.date, text.details],
      from: {
        rowTexts(of: photo("Sunset\nBoulevard"), rowText: { _ in text })
      },
      advice: { got in
        got.first == "Sunset Boulevard"
          ? """
          The row words the photo itself. Two wordings drift apart: one day \
          somebody changes only one of them.
          """
          : nil
      }
    )
  }
  checks.expect(
    "The detail screen is given the photo's own name, as before.",
    equals: "Migrant\nMother",
    from: { detailName(of: photo("Migrant\nMother")) },
    advice: { got in
      got == "Migrant Mother"
        ? "Only the row has one line for the name. Leave showDetail as it was."
        : nil
    }
  )
  checks.expect(
    "The list of photos behaves as before, in every scenario.",
    equals: "as before",
    from: { try behaviour() },
    advice: { _ in
      "To refactor is to change the code and to keep what it does."
    }
  )
}
