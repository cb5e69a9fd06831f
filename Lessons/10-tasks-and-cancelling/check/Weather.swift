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
]

extension Visit {
  fileprivate func showRichmond() {
    select("Richmond")
    answer(1, "Richmond: rain")
  }

  fileprivate func saveRichmond() {
    showRichmond()
    save()
    JobQueue.settle()
  }
}

/// What becomes of the answers to several questions.
@MainActor
func checkLoads(_ checks: Checks) {
  checks.expect(
    "A place is loading at once; then its weather or its failure shows.",
    sees: [
      "loading", "Richmond: rain", "loading", "failure: No network",
      "loading", "Yakutsk: snow",
    ]
  ) { (visit: Visit) in
    visit.select("Richmond")
    visit.answer(1, "Richmond: rain")
    visit.select("Seoul")
    visit.fail(2, "No network")
    visit.select("Yakutsk")
    visit.answer(3, "Yakutsk: snow")
  }
  checks.expect(
    "Richmond, then Seoul: Richmond is cancelled, comes last, and Seoul stays.",
    sees: ["loading", "Seoul: clear", "Seoul: clear", "cancelled: Richmond"],
    advice: { seen in
      switch (seen.contains("Richmond: rain"), seen.last) {
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
    visit.answer(2, "Seoul: clear")
    visit.answer(1, "Richmond: rain")
    visit.lookAtLoads()
  }
  checks.expect(
    "Richmond, then Seoul: Richmond fails, and Seoul loads on.",
    sees: ["loading", "loading", "Seoul: clear"],
    advice: { seen in
      seen.contains("failure: Cancelled")
        ? "Nobody waits for Richmond any more, so its failure is no news." : nil
    }
  ) { (visit: Visit) in
    visit.select("Richmond", "Seoul")
    visit.fail(1, "Cancelled")
    visit.answer(2, "Seoul: clear")
  }
  checks.expect(
    "Richmond, then Seoul: Seoul fails, and Richmond's answer comes too late.",
    sees: ["loading", "failure: Overload", "failure: Overload"]
  ) { (visit: Visit) in
    visit.select("Richmond", "Seoul")
    visit.fail(2, "Overload")
    visit.answer(1, "Richmond: rain")
  }
  checks.expect(
    "Seoul, Richmond, Seoul, and Seoul again later: only the fourth counts.",
    sees: [
      "loading", "loading", "loading", "loading", "loading", "Seoul: snow",
      "cancelled: Richmond, Seoul, Seoul",
    ]
  ) { (visit: Visit) in
    visit.select("Seoul", "Richmond", "Seoul")
    visit.answer(2, "Richmond: rain")
    visit.select("Seoul")
    visit.answer(1, "Seoul: clear")
    visit.fail(3, "No network")
    visit.answer(4, "Seoul: snow")
    visit.lookAtLoads()
  }
  checks.expect(
    "Two models go their own ways: what one selects cancels only its own load.",
    equals: [
      ["loading", "Richmond: rain", "cancelled: none"],
      ["loading", "Seoul: clear", "cancelled: Yakutsk"],
    ],
    from: {
      let (one, other) = (Visit(), Visit())
      one.select("Richmond")
      other.select("Yakutsk", "Seoul")
      one.answer(1, "Richmond: rain")
      other.answer(2, "Seoul: clear")
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
        ? """
        It is held only where something is pending. A task keeps what its \
        closure captures until it has ended.
        """
        : nil
    }
  )
  var isHeld = false
  checks.expect(
    "Seoul is loading, and the user leaves: its load is cancelled.",
    sees: ["loading", "Richmond: rain", "loading", "cancelled: Seoul"],
    advice: { _ in
      isHeld ? "The model was still there when the service answered." : nil
    }
  ) { (visit: Visit) in
    visit.showRichmond()
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
        visit.failSaves("No network")
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
    sees: [
      "loading", "Richmond: rain", "loading", "saved: Richmond",
      "cancelled: none",
    ],
    advice: { seen in
      seen.last == "cancelled: Richmond"
        ? "The save was cancelled. Only an older load is no longer wanted."
        : nil
    }
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul", "Yakutsk")
    visit.answerSaves()
  }
  checks.expect(
    "A save does not end the load: its weather shows.",
    sees: [
      "loading", "saved: Richmond", "cancelled: none", "Richmond: rain",
      "cancelled: none",
    ]
  ) { (visit: Visit) in
    visit.select("Richmond")
    visit.save()
    visit.answerSaves()
    visit.answer(1, "Richmond: rain")
    visit.lookAtLoads()
  }
  let goesOn = checks.expect(
    "The user leaves while a save is pending: it goes on.",
    sees: ["loading", "Richmond: rain", "saved: Richmond", "cancelled: none"]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.leave()
    visit.answerSaves()
  }
  checks.expect(
    "The user saves and leaves at once: the service is asked all the same.",
    sees: ["loading", "Richmond: rain", "saved: Richmond", "cancelled: none"],
    advice: { seen in
      goesOn && seen.contains("saved: ")
        ? "A task begins a little later. Here the model had gone before." : nil
    }
  ) { (visit: Visit) in
    visit.showRichmond()
    visit.save()
    visit.leave()
    visit.answerSaves()
  }
  checks.expect(
    "Two places are saved one after another: both saves go through.",
    sees: [
      "loading", "Richmond: rain", "loading", "saved: Richmond, Seoul",
      "cancelled: none",
    ]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul")
    visit.save()
    visit.answerSaves()
  }
  checks.expect(
    "A save fails after another place was selected: it still says why.",
    sees: [
      "loading", "Richmond: rain", "loading", "not saved: Overload",
      "Seoul: clear", "not saved: nil",
    ]
  ) { (visit: Visit) in
    visit.saveRichmond()
    visit.select("Seoul")
    visit.failSaves("Overload")
    visit.answer(2, "Seoul: clear")
    visit.save()
    visit.lookAtSaveFailure()
  }
}
