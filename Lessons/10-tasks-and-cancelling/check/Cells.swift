import LessonChecks

@testable import Exercise10

private let earth = Photo(id: 1, name: "Earthrise")
private let moon = Photo(id: 2, name: "Moon")
private let saturn = Photo(id: 3, name: "Saturn")

/// What a cell shows that is used for several photos.
@MainActor
func checkCells(_ checks: Checks) {
  checks.expect(
    "A cell shows a name at once, and its picture later.",
    sees: [
      "Earthrise [placeholder]", "Earthrise [picture 1]",
      "Moon [placeholder]", "Moon [picture 2]",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.answer(1)
    row.show(moon)
    row.answer(2)
  }
  checks.expect(
    "Three photos in turn: the last one's picture shows, the others end.",
    sees: [
      "Moon [placeholder]", "Moon [placeholder]", "Saturn [placeholder]",
      "Saturn [picture 3]", "Saturn [picture 3]", "cancelled: Earthrise, Moon",
    ]
  ) { (row: Row) in
    row.show(earth, moon)
    row.answer(1)
    row.show(saturn)
    row.answer(3)
    row.fail(2)
    row.lookAtCancelled()
  }
  checks.expect(
    "Earthrise, then Moon, which fails: placeholder, until it shows again.",
    sees: [
      "Moon [placeholder]", "Moon [placeholder]", "Moon [placeholder]",
      "Moon [placeholder]", "Moon [picture 2]",
    ]
  ) { (row: Row) in
    row.show(earth, moon)
    row.fail(2)
    row.answer(1)
    row.show(moon)
    row.answerAll()
  }
  checks.expect(
    "Three photos of the same name are three photos.",
    sees: [
      "Moon [placeholder]", "Moon [placeholder]", "Moon [picture 4]",
      "Moon [placeholder]", "Moon [picture 5]",
    ]
  ) { (row: Row) in
    row.show(moon, Photo(id: 4, name: "Moon"))
    row.answer(1)
    row.answer(2)
    row.show(Photo(id: 5, name: "Moon"))
    row.answer(3)
  }
  checks.expect(
    "The same photo twice: its picture shows when all answers have come.",
    sees: ["Earthrise [placeholder]", "Earthrise [picture 1]"]
  ) { (row: Row) in
    row.show(earth, earth)
    row.answerAll()
  }
  checks.expect(
    "The same photo twice, then another: nothing of the first shows.",
    sees: [
      "Moon [placeholder]", "Moon [picture 2]", "Moon [picture 2]",
      "not cancelled: Moon",
    ]
  ) { (row: Row) in
    row.show(earth, earth, moon)
    row.answerNewest()
    row.failAll()
    row.lookAtWanted()
  }
  checks.expect(
    "There and back: the third load's picture shows, and stays.",
    sees: [
      "Earthrise [placeholder]", "Earthrise [placeholder]",
      "Earthrise [picture 1]", "Earthrise [picture 1]",
    ]
  ) { (row: Row) in
    row.show(earth, moon, earth)
    row.answer(2)
    row.answer(3)
    row.fail(1)
  }
  checks.expect(
    "A picture that has failed is asked for whenever its photo is shown again.",
    sees: [
      "Earthrise [placeholder]", "Earthrise [placeholder]",
      "Earthrise [placeholder]", "Earthrise [placeholder]",
      "Earthrise [placeholder]", "Earthrise [picture 1]",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.fail(1)
    row.show(earth)
    row.fail(2)
    row.show(earth)
    row.answerAll()
  }
  checks.expect(
    "A cell that has left the screen stays empty, and its loads are cancelled.",
    sees: [
      "Saturn [placeholder]", "Saturn [picture 3]", " [placeholder]",
      "Earthrise [placeholder]", " [placeholder]", " [placeholder]",
      "not cancelled: Saturn",
    ]
  ) { (row: Row) in
    row.show(saturn)
    row.answer(1)
    row.prepareForReuse()
    row.show(earth, earth)
    row.prepareForReuse()
    row.answerAll()
    row.lookAtWanted()
  }
  checks.expect(
    "A cell that comes back with the same photo shows its picture.",
    sees: [
      "Earthrise [placeholder]", " [placeholder]", "Earthrise [placeholder]",
      "Earthrise [picture 1]",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.prepareForReuse()
    row.show(earth)
    row.answerAll()
  }
  checks.expect(
    "The table goes while Moon loads: the cell goes, its load is cancelled.",
    sees: [
      "Earthrise [placeholder]", "Earthrise [picture 1]", "Moon [placeholder]",
      "released", "cancelled: Moon",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.answer(1)
    row.show(moon)
    row.leave()
    row.lookAtCancelled()
  }
  checks.expect(
    "Two cells ask one service: what one shows does not disturb the other.",
    equals: [
      ["Earthrise [placeholder]", "Moon [placeholder]", "Moon [picture 2]"],
      ["Earthrise [placeholder]", "Earthrise [picture 1]"],
    ],
    from: {
      let one = Row()
      let other = Row(service: one.service)
      one.show(earth)
      other.show(earth)
      one.show(moon)
      one.answer(3)
      other.answer(2)
      return [one.seen, other.seen]
    }
  )
}
