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

/// A photo made on the first of October 2017, if nothing else is said.
func photo(
  _ name: String = "Earthrise",
  id: Int = 1,
  camera: String? = nil,
  description: String? = nil,
  createdAt seconds: TimeInterval = 1_506_816_000
) -> Photo {
  Photo(
    id: id,
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

/// What the rows show when a reload has brought photos, for each list of them
/// in turn.
@MainActor
func rows(
  of answers: [Photo]...,
  rowText: @escaping @MainActor (Photo) -> PhotoRowText = PhotoRowText.init
) -> [String] {
  let service = HeldPhotos(answerAtOnce: .success([]))
  let window = Window(
    size: CellSize(width: 40, height: 12),
    rootViewController: PhotoListViewController(
      service: service,
      rowText: rowText
    )
  )
  window.makeVisible()
  service.settle()
  return answers.flatMap { photos in
    service.answerAtOnce = .success(photos)
    window.buttons.first { $0.title == "Reload" }?.sendActions()
    service.settle()
    _ = window.makeFrame()
    let cells = window.tables.first?.visibleCells ?? [:]
    return cells.sorted { $0.key < $1.key }
      .compactMap { $0.value as? PhotoCell }.flatMap(texts)
  }
}

/// What the labels of a cell hold; a long text is only named.
@MainActor
func texts(of cell: PhotoCell) -> [String] {
  [
    ("name", cell.nameLabel), ("date", cell.dateLabel),
    ("details", cell.detailsLabel),
  ].map { name, label in
    "\(name): \((label.text ?? "").replacing(longName, with: "(long name)"))"
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
    "A name of two lines is put on one line. Blanks around a name stay.",
    equals: ["Migrant Mother", " Earthrise "],
    from: {
      ["Migrant\nMother", " Earthrise "].map {
        PhotoRowText(photo: photo($0)).name
      }
    },
    advice: { got in
      got[0].contains("\n")
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
    from: { PhotoRowText(photo: photo(createdAt: 1_506_900_600)).date },
    advice: { got in
      got == "2017-10-02"
        ? """
        Half an hour before midnight in Greenwich it is the next day in \
        Auckland. The formatter's time zone was lost in the move.
        """
        : nil
    }
  )
  checks.expect(
    "The date is that of the Gregorian calendar, on 2018-12-31 and in 1500.",
    equals: ["2018-12-31", "1500-01-01"],
    from: {
      [1_546_236_000, -14_831_769_600].map {
        PhotoRowText(photo: photo(createdAt: $0)).date
      }
    },
    advice: { got in
      if got[0] == "2019-12-31" {
        """
        2019 is the year of that day's week, YYYY in a format. The \
        controller's format had yyyy.
        """
      } else if got[1] == "1499-12-23" {
        """
        1499-12-23 is that day in the Julian calendar. The controller's \
        formatter, DateFormatter.utc, has the Gregorian one for all days.
        """
      } else {
        nil
      }
    }
  )
  checks.expect(
    "Each row shows name, date and details of its photo.",
    equals: [
      "name: (long name)", "date: 2017-10-01",
      "details: Graflex - (long name)",
      "name: ", "date: 2017-10-01", "details: ",
    ],
    from: {
      rows(of: [
        photo(longName, camera: "Graflex", description: longName),
        photo("", id: 2),
      ])
    }
  )
  checks.expect(
    "After a reload, a row shows its new photo, also one of the same name.",
    equals: [
      "name: Earthrise", "date: 2017-10-01", "details: Graflex",
      "name: Earthrise", "date: 1970-01-01", "details: Leica",
    ],
    from: {
      rows(
        of: [photo(camera: "Graflex")],
        [photo(camera: "Leica", createdAt: 0)]
      )
    }
  )
  let others = [
    photo(" Moonrise ", camera: "Leica", createdAt: 0),
    photo("", createdAt: 86_400),
  ]
  checks.expect(
    "Each row shows the texts that rowText makes of its photo.",
    equals: [
      "name:  Moonrise ", "date: 1970-01-01", "details: Leica",
      "name: ", "date: 1970-01-02", "details: ",
    ],
    from: {
      rows(
        of: [photo("Sunset\nBoulevard", id: 0), photo("Sunset", id: 1)],
        rowText: { PhotoRowText(photo: others[$0.id]) }
      )
    },
    advice: { got in
      got.contains { $0.contains("Sunset") }
        ? """
        The check hands the controller a rowText that gives other texts. The \
        row shows the photo's own.
        """
        : nil
    }
  )
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
      """
      To refactor is to change the code and to keep what it does. The \
      scenario's title says where the fault was seen, not why.
      """
    }
  )
}
