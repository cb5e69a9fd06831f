import LessonChecks
import Models

@testable import Exercise11

/// What a check holds, so that it is not released too early.
var kept: [AnyObject] = []

await Checks.run { checks in
  checks.expect(
    "A message is shown at once, and is sent when it is saved.",
    after: [.post("Hello"), .saved(1), .post("Bye"), .saved(2)],
    shows: [
      "Hello (sending)", "Hello (sent)", "Hello (sent), Bye (sending)",
      "Hello (sent), Bye (sent)",
    ]
  )
  checks.expect(
    "A change is shown at once, and is sent when it is saved.",
    after: [
      .post("Hello"), .saved(1), .post("Bye"), .saved(2), .change(2, "Ciao"),
      .saved(2),
    ],
    shows: ["Hello (sent), Ciao (sending)", "Hello (sent), Ciao (sent)"]
  )

  // MARK: Screens

  checks.expect(
    "Three screens are told the same, when the chat has changed already.",
    equals: Array(repeating: ["Hello (sending)", "Hello (sent)"], count: 3),
    from: {
      let bench = try Bench()
      let screens = (0..<3).map { _ in Screen(bench) }
      try bench.perform(.post("Hello"))
      try bench.perform(.saved(1))
      return screens.map(\.seen)
    },
    advice: { got in
      got.last?.isEmpty == false && got.dropLast().allSatisfy(\.isEmpty)
        ? "Only the screen that registered last is told." : nil
    }
  )
  checks.expect(
    "A screen that was removed is told nothing until it is added again.",
    equals: [
      "removed: told once", "neither: told 3 times",
      "removed and added: told twice",
    ],
    from: {
      let bench = try Bench()
      let screens = (0..<3).map { _ in Screen(bench) }
      try bench.perform(.post("One"))
      bench.chat.removeObserver(screens[2])
      bench.chat.removeObserver(screens[0])
      try bench.perform(.post("Two"))
      bench.chat.addObserver(screens[2])
      try bench.perform(.post("Three"))
      return zip(["removed", "neither", "removed and added"], screens)
        .map { "\($0): \(told($1.seen.count))" }
    }
  )
  checks.expect(
    "When screens have gone without a word, the others are still told.",
    equals: [
      "Hello (sending)", "Hello (sent)",
      "50 more that came and went: told 50 times",
    ],
    from: {
      let bench = try Bench()
      var screens = [Screen(bench), Screen(bench)]
      screens.removeFirst()
      try bench.perform(.post("Hello"))
      try bench.perform(.saved(1))
      let seen = screens[0].seen
      // Some of these get the address of one that has gone.
      let later = try (1...50).map { number in
        let screen = Screen(bench)
        try bench.perform(.post("\(number)"))
        return screen.seen.count
      }
      let count = later.reduce(0, +)
      return seen + ["50 more that came and went: \(told(count))"]
    }
  )
  checks.expectReleased(
    "A screen that has gone is released, also while a save is pending.",
    advice: "The chat's list of observers, or a task, still holds it.",
    after: {
      let bench = try Bench()
      kept = [bench]
      let screen = Screen(bench)
      try bench.perform(.post("Hello"))
      return screen
    }
  )

  // MARK: Saving

  checks.expect(
    "While a save is pending, no other save of that message begins.",
    after: [.post("Hello"), .change(1, "Hello all"), .change(1, "Hi all")],
    saves: ["save 1: Hello"]
  )
  checks.expect(
    "After it, the message is saved as it is by then, and no other text.",
    after: [
      .post("Hello"), .change(1, "Hello all"), .change(1, "Hi all"), .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi all"]
  )
  checks.expect(
    "It is sent when its newest text is saved.",
    after: [
      .post("Hello"), .change(1, "Hi"), .saved(1), .change(1, "Hi all"),
      .saved(1), .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi", "save 1: Hi all"],
    shows: ["Hi all (sending)", "Hi all (sending)", "Hi all (sent)"]
  )
  checks.expect(
    "A text that is changed back during a save is sending, and saved next.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .change(1, "Hello"),
      .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi", "save 1: Hello"],
    shows: ["Hello (sending)", "Hello (sending)"]
  )
  checks.expect(
    "What the service has already is not saved once more.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .change(1, "Hi all"),
      .change(1, "Hi"), .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi"],
    shows: ["Hi (sent)"]
  )
  checks.expect(
    "No message waits for another, and each gets its own answer.",
    after: [.post("One"), .post("Two"), .post("Three"), .saved(2), .failed(1)],
    shows: ["One (not sent: No Network), Two (sent), Three (sending)"]
  )

  // MARK: Failures

  checks.expect(
    "A failure takes no text back.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Bye"), .failed(1, .overloaded),
    ],
    shows: ["Bye (not sent: Server is overloaded)"]
  )
  checks.expect(
    "A failure takes no message back.",
    after: [.post("Hello"), .saved(1), .post("Bye"), .failed(2)],
    shows: ["Hello (sent), Bye (not sent: No Network)"]
  )
  checks.expect(
    "A failure takes no text back that was written during the save.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .change(1, "Hi all"),
      .failed(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi"],
    shows: ["Hi all (not sent: No Network)"]
  )
  checks.expect(
    "Until the failure is answered, a change is shown but not saved.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .failed(1),
      .change(1, "Bye"), .change(1, "Hello"),
    ],
    saves: ["save 1: Hello", "save 1: Hi"],
    shows: ["Bye (not sent: No Network)", "Hello (not sent: No Network)"]
  )
  checks.expect(
    "Other messages are saved while one has failed.",
    after: [
      .post("One"), .post("Two"), .failed(1), .saved(2), .change(2, "Second"),
      .saved(2), .post("Three"), .saved(3),
    ],
    shows: ["One (not sent: No Network), Second (sent), Three (sent)"]
  )
  checks.expect(
    "Each failure has an answer of its own.",
    after: [
      .post("One"), .post("Two"), .post("Three"), .failed(1), .failed(2),
      .failed(3), .tryAgain(3), .discard(1),
    ],
    shows: ["Two (not sent: No Network), Three (sending)"]
  )
  checks.expect(
    "Try again saves the text as it is by then.",
    after: [
      .post("Hello"), .failed(1), .change(1, "Hi"), .tryAgain(1), .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi"],
    shows: ["Hi (sending)", "Hi (sent)"]
  )
  checks.expect(
    "What is changed while it tries again is saved after it.",
    after: [
      .post("Hello"), .failed(1), .tryAgain(1), .change(1, "Hi"), .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hello", "save 1: Hi"],
    shows: ["Hi (sending)"]
  )
  checks.expect(
    "Try again can fail again, and succeed the next time.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .failed(1), .tryAgain(1),
      .failed(1, .overloaded), .tryAgain(1), .saved(1), .change(1, "Bye"),
    ],
    shows: [
      "Hi (sending)", "Hi (not sent: Server is overloaded)", "Hi (sending)",
      "Hi (sent)", "Bye (sending)",
    ]
  )
  checks.expect(
    "Try again does not save what the service has already.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .failed(1),
      .change(1, "Hello"), .tryAgain(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi"],
    shows: ["Hello (sent)"]
  )
  checks.expect(
    "Discard brings back the text that was saved last, and saves nothing.",
    after: [
      .post("One"), .saved(1), .change(1, "Two"), .saved(1),
      .change(1, "Three"), .change(1, "Four"), .failed(1), .change(1, "Five"),
      .discard(1),
    ],
    saves: ["save 1: One", "save 1: Two", "save 1: Three"],
    shows: ["Two (sent)"],
    advice: { got in
      got.last == "Four (sent)"
        ? "That text stood there before the last change, and was never saved."
        : nil
    }
  )
  checks.expect(
    "Discard also knows what was saved while newer text was shown.",
    after: [
      .post("One"), .saved(1), .change(1, "Two"), .change(1, "Three"),
      .saved(1), .failed(1), .discard(1),
    ],
    shows: ["Two (sent)"]
  )
  checks.expect(
    "A failure is shown and answered also where the text was changed back.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .change(1, "Hello"),
      .failed(1), .discard(1),
    ],
    shows: ["Hello (not sent: No Network)", "Hello (sent)"]
  )
  checks.expect(
    "After a discard, a change is saved, fails and is discarded as before.",
    after: [
      .post("One"), .saved(1), .change(1, "Two"), .failed(1), .discard(1),
      .change(1, "Two"), .failed(1), .discard(1),
    ],
    saves: ["save 1: One", "save 1: Two", "save 1: Two"],
    shows: ["Two (sending)", "Two (not sent: No Network)", "One (sent)"]
  )
  checks.expect(
    "An empty text is saved, and a discard brings it back.",
    after: [
      .post("One"), .saved(1), .change(1, ""), .saved(1), .change(1, "Two"),
      .failed(1), .discard(1),
    ],
    saves: ["save 1: One", "save 1: ", "save 1: Two"],
    shows: [" (sent)"]
  )
  checks.expect(
    "Discard removes a message that was never saved, and no other.",
    after: [
      .post("One"), .post("One"), .post("Three"), .failed(1), .discard(1),
      .saved(3),
    ],
    shows: ["One (sending), Three (sending)", "One (sending), Three (sent)"]
  )
  checks.expect(
    "No message gets the number of one that is gone.",
    after: [.post("One"), .post("Two"), .failed(2), .discard(2), .post("Six")],
    saves: ["save 1: One", "save 2: Two", "save 3: Six"]
  )
  for (name, answer) in [
    ("Try again", Step.tryAgain), ("Discard", Step.discard),
  ] {
    checks.expect(
      "\(name) does and tells nothing where the message has not failed.",
      equals: ["One (sent), Second (sending)", "3 saves", "told 0 times"],
      from: {
        let bench = try Bench([
          .post("One"), .saved(1), .post("Two"), .saved(2),
          .change(2, "Second"),
        ])
        let screen = Screen(bench)
        for id in [1, 2, 99] { try bench.perform(answer(id)) }
        return [
          bench.chat.shown, "\(bench.service.saves.count) saves",
          told(screen.seen.count),
        ]
      }
    )
  }

  // MARK: Telling

  let (hello, hi) = (Step.post("Hello"), Step.change(1, "Hi"))
  let tellings: [(of: String, rows: [(String, [Step], Step, String)])] = [
    (
      "what the user writes",
      [
        ("post", [], hello, "Hello (sending)"),
        ("change", [hello, .saved(1)], hi, "Hi (sending)"),
        ("change during a save", [hello], hi, "Hi (sending)"),
        (
          "change after a failure", [hello, .failed(1)], hi,
          "Hi (not sent: No Network)"
        ),
      ]
    ),
    (
      "what the service answers",
      [
        ("saved", [hello], .saved(1), "Hello (sent)"),
        ("saved, with newer text", [hello, hi], .saved(1), "Hi (sending)"),
        ("failed", [hello], .failed(1), "Hello (not sent: No Network)"),
      ]
    ),
    (
      "how the user answers a failure",
      [
        ("try again", [hello, .failed(1)], .tryAgain(1), "Hello (sending)"),
        (
          "try again, with nothing to save",
          [hello, .saved(1), hi, .failed(1), .change(1, "Hello")],
          .tryAgain(1), "Hello (sent)"
        ),
        (
          "discard a change", [hello, .saved(1), hi, .failed(1)], .discard(1),
          "Hello (sent)"
        ),
        ("discard a message", [hello, .failed(1)], .discard(1), "nothing"),
      ]
    ),
  ]
  for (what, rows) in tellings {
    checks.expect(
      "A screen is told once of \(what), and reads it then.",
      equals: rows.map { name, _, _, reads in "\(name): \(reads)" },
      from: {
        try rows.map { name, before, step, _ in
          "\(name): \(try Bench(before).read(at: step))"
        }
      }
    )
  }

  // MARK: Leaving

  checks.expect(
    "When nobody holds the chat any more, its newest text is saved still.",
    equals: [
      "during its first save: save 1: Bye",
      "during its second save: save 1: Bye",
      "while it tries again: save 1: Bye",
    ],
    from: {
      let paths: [(name: String, steps: [Step])] = [
        ("during its first save", [hello]),
        ("during its second save", [hello, hi, .saved(1)]),
        ("while it tries again", [hello, .failed(1), .tryAgain(1)]),
      ]
      return try paths.map { name, steps in
        let service = try serviceOfLeftChat(steps + [.change(1, "Bye")])
        service.answer(1, .success(()))
        return "\(name): \(service.saves.last ?? "no save")"
      }
    }
  )
  for (end, last) in [("succeeded", Step.saved(1)), ("failed", .failed(1))] {
    checks.expectReleased(
      "The chat is released when its last save has \(end).",
      advice: "Something holds the chat although no save is pending.",
      after: {
        let bench = try Bench([
          .post("Hello"), .saved(1), .change(1, "Hi"), last,
        ])
        kept = [bench.service]
        return bench.chat
      }
    )
  }
  checks.expect(
    "Two chats have messages, screens and failures of their own.",
    equals: ["Hello (not sent: No Network)", "Bye (sent)", "told twice"],
    from: {
      let (one, other) = (try Bench(), try Bench())
      let screen = Screen(other)
      for step in [Step.post("Hello"), .failed(1)] { try one.perform(step) }
      for step in [Step.post("Bye"), .saved(1)] { try other.perform(step) }
      return [one.chat.shown, other.chat.shown, told(screen.seen.count)]
    }
  )
}

/// The service of a chat that no screen observes and nobody holds any more.
@MainActor
func serviceOfLeftChat(_ steps: [Step]) throws -> HeldMessages {
  let bench = try Bench()
  let screen = Screen(bench)
  for step in steps { try bench.perform(step) }
  bench.chat.removeObserver(screen)
  return bench.service
}

@MainActor
func told(_ count: Int) -> String {
  switch count {
  case 1: "told once"
  case 2: "told twice"
  default: "told \(count) times"
  }
}
