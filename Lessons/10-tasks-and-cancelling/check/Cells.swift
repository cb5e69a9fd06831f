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
      "Earthrise [placeholder]", "Earthrise [earth]",
      "Moon [placeholder]", "Moon [moon]",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.answer(1, "earth")
    row.show(moon)
    row.answer(2, "moon")
  }
  checks.expect(
    "Three photos in turn: the last one's picture shows, the others end.",
    sees: [
      "Moon [placeholder]", "Moon [placeholder]", "Saturn [placeholder]",
      "Saturn [saturn]", "Saturn [saturn]", "cancelled: Earthrise 1, Moon 2",
    ]
  ) { (row: Row) in
    row.show(earth, moon)
    row.answer(1, "earth")
    row.show(saturn)
    row.answer(3, "saturn")
    row.fail(2)
    row.lookAtLoads()
  }
  checks.expect(
    "Earthrise, then Moon: Moon's picture fails, and the placeholder stays.",
    sees: ["Moon [placeholder]", "Moon [placeholder]", "Moon [placeholder]"]
  ) { (row: Row) in
    row.show(earth, moon)
    row.fail(2)
    row.answer(1, "earth")
  }
  checks.expect(
    "Two photos of the same name are two photos.",
    sees: ["Moon [placeholder]", "Moon [placeholder]", "Moon [other]"]
  ) { (row: Row) in
    row.show(moon, Photo(id: 4, name: "Moon"))
    row.answer(1, "moon")
    row.answer(2, "other")
  }
  checks.expect(
    "The same photo twice: its picture shows when all answers have come.",
    sees: ["Earthrise [earth]"]
  ) { (row: Row) in
    row.show(earth, earth)
    row.answerAll("earth")
  }
  checks.expect(
    "There and back: the first photo's picture shows when all have come.",
    sees: ["Earthrise [earth]"]
  ) { (row: Row) in
    row.show(earth, moon, earth)
    row.fail(1)
    row.answer(2, "moon")
    row.answerAll("earth")
  }
  checks.expect(
    "A picture that has failed is asked for when its photo is shown again.",
    sees: ["Earthrise [earth]"]
  ) { (row: Row) in
    row.show(earth)
    row.fail(1)
    row.show(earth)
    row.answerAll("earth")
  }
  checks.expect(
    "A cell that has left the screen stays empty, and its load is cancelled.",
    sees: [
      "Earthrise [placeholder]", " [placeholder]", " [placeholder]",
      "cancelled: Earthrise 1",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.prepareForReuse()
    row.answer(1, "earth")
    row.lookAtLoads()
  }
  checks.expect(
    "A cell that comes back with the same photo shows its picture.",
    sees: ["Earthrise [earth]"]
  ) { (row: Row) in
    row.show(earth)
    row.prepareForReuse()
    row.show(earth)
    row.answerAll("earth")
  }
  checks.expect(
    "The table goes while Moon loads: the cell goes, its load is cancelled.",
    sees: [
      "Earthrise [placeholder]", "Earthrise [earth]", "Moon [placeholder]",
      "released", "cancelled: Moon 2",
    ]
  ) { (row: Row) in
    row.show(earth)
    row.answer(1, "earth")
    row.show(moon)
    row.leave()
    row.lookAtLoads()
  }
  checks.expect(
    "Two cells ask one service: what one shows does not disturb the other.",
    equals: [
      ["Earthrise [placeholder]", "Moon [placeholder]", "Moon [moon]"],
      ["Earthrise [placeholder]", "Earthrise [earth]"],
    ],
    from: {
      let one = Row()
      let other = Row(service: one.service)
      one.show(earth)
      other.show(earth)
      one.show(moon)
      one.answer(3, "moon")
      other.answer(2, "earth")
      return [one.seen, other.seen]
    }
  )
}
