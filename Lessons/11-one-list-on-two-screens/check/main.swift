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
    "A screen that was removed is told nothing more; the others are.",
    equals: ["told once", "told twice", "told twice"],
    from: {
      let bench = try Bench()
      let screens = (0..<3).map { _ in Screen(bench) }
      try bench.perform(.post("Hello"))
      bench.chat.removeObserver(screens[0])
      try bench.perform(.saved(1))
      return screens.map { told($0.seen.count) }
    }
  )
  checks.expect(
    "A screen may go while it is told; the others are told all the same.",
    equals: ["told twice", "told once", "told twice"],
    from: {
      let bench = try Bench()
      let first = Screen(bench)
      let second = Screen(bench) { bench.chat.removeObserver($0) }
      let third = Screen(bench)
      try bench.perform(.post("Hello"))
      try bench.perform(.saved(1))
      return [first, second, third].map { told($0.seen.count) }
    }
  )
  checks.expect(
    "When a screen has gone without a word, the others are still told.",
    equals: ["Hello (sending)", "Hello (sent)"],
    from: {
      let bench = try Bench()
      _ = Screen(bench)
      let screen = Screen(bench)
      try bench.perform(.post("Hello"))
      try bench.perform(.saved(1))
      return screen.seen
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
  checks.expect(
    "A screen is told once of each change.",
    equals: [
      "post: told once", "saved: told once", "change: told once",
      "failed: told once", "try again: told once", "discard: told once",
    ],
    from: {
      let steps: [(name: String, step: Step, before: [Step])] = [
        ("post", .post("Hello"), []),
        ("saved", .saved(1), [.post("Hello")]),
        ("change", .change(1, "Hi"), [.post("Hello"), .saved(1)]),
        ("failed", .failed(1), [.post("Hello")]),
        ("try again", .tryAgain(1), [.post("Hello"), .failed(1)]),
        ("discard", .discard(1), [.post("Hello"), .failed(1)]),
      ]
      return try steps.map { name, step, before in
        let bench = try Bench(before)
        let screen = Screen(bench)
        try bench.perform(step)
        return "\(name): \(told(screen.seen.count))"
      }
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
    after: [.post("Hello"), .change(1, "Hi all"), .saved(1), .saved(1)],
    shows: ["Hi all (sending)", "Hi all (sending)", "Hi all (sent)"]
  )
  checks.expect(
    "A text that was changed and changed back is saved after the change.",
    after: [
      .post("Hello"), .saved(1), .change(1, "Hi"), .change(1, "Hello"),
      .saved(1),
    ],
    saves: ["save 1: Hello", "save 1: Hi", "save 1: Hello"]
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
      .change(1, "Ciao"),
    ],
    shows: [
      "Bye (not sent: Server is overloaded)",
      "Ciao (not sent: Server is overloaded)",
    ]
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
    after: [.post("Hello"), .failed(1), .change(1, "Hi")],
    saves: ["save 1: Hello"],
    shows: ["Hi (not sent: No Network)"]
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
    "Try again can fail again, and succeed the next time.",
    after: [
      .post("Hello"), .failed(1), .tryAgain(1), .failed(1, .overloaded),
      .tryAgain(1), .saved(1), .change(1, "Hi"),
    ],
    shows: [
      "Hello (sending)", "Hello (not sent: Server is overloaded)",
      "Hello (sending)", "Hello (sent)", "Hi (sending)",
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
    "After a discard, the next change is saved as any other.",
    after: [
      .post("One"), .saved(1), .change(1, "Two"), .failed(1), .discard(1),
      .change(1, "Two"), .saved(1),
    ],
    saves: ["save 1: One", "save 1: Two", "save 1: Two"],
    shows: ["Two (sent)"]
  )
  checks.expect(
    "Discard removes a message that was never saved, and no other.",
    after: [
      .post("One"), .post("Two"), .post("Three"), .failed(1), .discard(1),
      .saved(3),
    ],
    shows: ["Two (sending), Three (sending)", "Two (sending), Three (sent)"]
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

  // MARK: Leaving

  checks.expect(
    "When nobody holds the chat any more, its newest text is saved still.",
    equals: ["save 1: Hello", "save 1: Hi"],
    from: {
      let service = try Bench([.post("Hello"), .change(1, "Hi")]).service
      try service.answer(1, .success(()))
      return service.saves
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

@MainActor
func told(_ count: Int) -> String {
  switch count {
  case 1: "told once"
  case 2: "told twice"
  default: "told \(count) times"
  }
}
