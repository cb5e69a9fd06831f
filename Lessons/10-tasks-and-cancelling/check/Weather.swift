import Jobs
import LessonChecks

@testable import Exercise10

/// What can have happened when the user leaves.
@MainActor
private let ways: [(name: String, happen: (Visit) -> Void)] = [
  ("nothing was asked", { $0.select() }),
  ("a weather shows", { $0.showRichmond() }),
  ("a load is pending", { $0.select("Richmond") }),
  ("two loads are pending", { $0.select("Richmond", "Seoul") }),
  ("a save is pending", { $0.saveRichmond() }),
  (
    "a load and a save are pending",
    {
      $0.saveRichmond()
      $0.select("Seoul")
    }
  ),
]

extension Visit {
  fileprivate func showRichmond() {
    select("Richmond")
    answer(1)
    forgetWhatWasSeen()
  }

  fileprivate func saveRichmond() {
    showRichmond()
    save()
    JobQueue.settle()
    forgetWhatWasSeen()
  }
}

/// What becomes of the answers to several questions.
@MainActor
func checkLoads(_ checks: Checks) {
  checks.expect(
    "Each time a place is loading at once; then weather or failure shows.",
    sees: [
      "loading", "Richmond: weather 1", "loading", "Richmond: weather 2",
      "loading", "failure: No network", "loading", "Seoul: weather 4",
    ]
  ) { (visit: Visit) in
    visit.select("Richmond")
    visit.answer(1)
    visit.select("Richmond")
    visit.answer(2)
    visit.select("Seoul")
    visit.fail(3, "No network")
    visit.select("Seoul")
    visit.answer(4)
  }
  checks.expect(
    "Richmond, then Seoul: Richmond is cancelled, comes last, and Seoul stays.",
    sees: [
      "loading", "Seoul: weather 2", "Seoul: weather 2", "cancelled: Richmond",
    ],
    advice: { seen in
      switch (seen.contains("Richmond: weather 1"), seen.last) {
      case (true, "cancelled: Richmond"):
        "Richmond's task was cancelled, but it went on and showed its answer."
      case (true, "cancelled: none"):
        "Richmond's task was not cancelled, and it showed its answer."
      case (false, "cancelled: none"):
        "Richmond's task was not cancelled."
      default:
        nil
      }
    }
  ) { (visit: Visit) in
    visit.select("Richmond", "Seoul")
    visit.answer(2)
    visit.answer(1)
    visit.lookAtLoads()
  }
  checks.expect(
    "Richmond, then Seoul: Richmond fails, and Seoul loads on.",
    sees: ["loading", "loading", "Seoul: weather 2"],
    advice: { seen in
      seen.contains("failure: No network")
        ? "Nobody waits for Richmond any more, so its failure is no news." : nil
    }
  ) { (visit: Visit) in
    visit.select("Richmond", "Seoul")
    visit.fail(1, "No network")
    visit.answer(2)
  }
  checks.expect(
    "Richmond, then Seoul: Seoul fails, and Richmond's answer comes too late.",
    sees: ["loading", "failure: Overload", "failure: Overload"]
  ) { (visit: Visit) in
    visit.select("Richmond", "Seoul")
    visit.fail(2, "Overload")
    visit.answer(1)
  }
  checks.expect(
    "Seoul, Richmond, Seoul, and Seoul again later: only the fourth counts.",
    sees: [
      "loading", "loading", "loading", "loading", "loading", "Seoul: weather 4",
      "cancelled: Richmond, Seoul, Seoul",
    ]
  ) { (visit: Visit) in
    visit.select("Seoul", "Richmond", "Seoul")
    visit.answer(2)
    visit.select("Seoul")
    visit.answer(1)
    visit.fail(3, "No network")
    visit.answer(4)
    visit.lookAtLoads()
  }
  checks.expect(
    "Two models go their own ways: what one selects cancels only its own load.",
    equals: [
      ["loading", "Richmond: weather 1", "cancelled: none"],
      ["loading", "Seoul: weather 2", "cancelled: Yakutsk"],
    ],
    from: {
      let (one, other) = (Visit(), Visit())
      one.select("Richmond")
      other.select("Yakutsk", "Seoul")
      one.answer(1)
      other.answer(2)
      one.lookAtLoads()
      other.lookAtLoads()
      return [one.seen, other.seen]
    }
  )
}

/// What becomes of the model and its load when the user leaves.
@MainActor
func checkLeaving(_ checks: Checks) {
  checks.expect(
    "The model goes when its screen lets go of it, whatever is pending.",
    equals: [],
    from: {
      ways.filter { way in
        let visit = Visit()
        way.happen(visit)
        return visit.leave()
      }.map { "still held where \($0.name)" }
    },
    advice: { got in
      got.allSatisfy { $0.hasSuffix("pending") }
        ? "It is held only where something is pending." : nil
    }
  )
  var isHeld = false
  checks.expect(
    "A save is pending, Seoul loads, the user leaves: the load is cancelled.",
    sees: ["loading", "cancelled: Seoul"],
    advice: { _ in
      isHeld ? "The model was still there when the service answered." : nil
    }
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul")
    isHeld = visit.leave()
    visit.lookAtLoads()
  }
  checks.expect(
    "The answers come after the user has left, and nothing happens.",
    equals: "all is well",
    from: {
      for way in ways {
        let visit = Visit()
        way.happen(visit)
        visit.leave()
        visit.lookAtLoads()
        visit.lookAtSaves(failure: "No network")
      }
      return "all is well"
    }
  )
}

/// What becomes of the saves.
@MainActor
func checkSaves(_ checks: Checks) {
  checks.expect(
    "Other places are selected while a save is pending: it goes on.",
    sees: ["loading", "asked: Richmond", "cancelled: none"],
    advice: { seen in
      seen.last == "cancelled: Richmond"
        ? "The save was cancelled. Only an older load is no longer wanted."
        : nil
    }
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul", "Yakutsk")
    visit.lookAtSaves()
  }
  checks.expect(
    "No place, no save. A place that loads is saved, and loads on.",
    sees: [
      "nothing", "loading", "loading", "asked: Richmond", "cancelled: none",
      "Richmond: weather 1", "cancelled: none",
    ]
  ) { (visit: Visit) in
    visit.save()
    visit.select("Richmond")
    visit.save()
    visit.lookAtSaves()
    visit.answer(1)
    visit.lookAtLoads()
  }
  let goesOn = checks.expect(
    "The user leaves while a save is pending: it goes on.",
    sees: ["asked: Richmond", "cancelled: none"]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.leave()
    visit.lookAtSaves()
  }
  var isHeld = false
  checks.expect(
    "The user saves and leaves at once: the service is asked all the same.",
    sees: ["Richmond: weather 1", "asked: Richmond", "cancelled: none"],
    advice: { seen in
      goesOn && !isHeld && seen.contains("asked: none")
        ? """
        A task begins a little later. The model had gone by then, and with it \
        what nobody else held.
        """
        : nil
    }
  ) { (visit: Visit) in
    visit.showRichmond()
    visit.save()
    isHeld = visit.leave()
    visit.lookAtSaves()
  }
  checks.expect(
    "Three saves, two where the weather failed; the user leaves: all are sent.",
    sees: [
      "loading", "failure: No network", "failure: No network",
      "failure: No network", "asked: Richmond, Seoul, Seoul", "cancelled: none",
    ]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul")
    visit.fail(2, "No network")
    visit.save()
    visit.save()
    visit.leave()
    visit.lookAtSaves()
  }
  checks.expect(
    "A failed save says why beside what shows, until the next save begins.",
    sees: [
      "loading", "loading, not saved: Overload",
      "Seoul: weather 2, not saved: Overload", "loading, not saved: Overload",
      "loading", "loading, not saved: Storm", "loading",
      "asked: Richmond, Yakutsk, Yakutsk", "cancelled: none",
    ]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul")
    visit.endSave(1, failure: "Overload")
    visit.answer(2)
    visit.select("Yakutsk")
    visit.save()
    visit.endSave(2, failure: "Storm")
    visit.save()
    visit.lookAtSaves()
  }
  checks.expect(
    "Of three pending saves two fail: the latest failure shows, and stays.",
    sees: [
      "Richmond: weather 1", "Richmond: weather 1",
      "Richmond: weather 1, not saved: Overload",
      "Richmond: weather 1, not saved: Storm",
      "Richmond: weather 1, not saved: Storm",
    ]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.save()
    visit.save()
    visit.endSave(1, failure: "Overload")
    visit.endSave(2, failure: "Storm")
    visit.endSave(3)
  }
}
