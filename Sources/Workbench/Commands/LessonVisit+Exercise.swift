import Arguments
import Course
import Foundation
import Shell

// What one does with an exercise.
extension LessonVisit {
  func show(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    guard !invocation[LessonAction.diff] else {
      let steps = lesson.stepDifferences()
      write(steps.isEmpty ? ["This lesson has no steps."] : steps)
      return .success
    }
    write(set(try lesson.text().body))
    write("")
    write("The exercise is in \(exercisePath(of: lesson)).")
    write("Next: \(call("check \(lesson.number)"))")
    return .success
  }

  mutating func check(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let check = ExerciseCheck(course)
    if check.isFirst {
      surroundings.output.writeError(
        "The first check builds the workbench's libraries: that takes minutes."
      )
    }
    write(try heading(of: lesson))
    write("")
    surroundings.output.flush()
    let outcome = try check.run(lesson)
    write(OutcomeText(outcome, columns: columns).lines)
    if outcome.passes {
      let isHere = lesson == file.progress.lesson(in: lessons)
      try update { progress in
        // One stays at a passed lesson until one goes on.
        if isHere { progress.current = lesson.number }
        progress[lesson].state = .passed
      }
    }
    write(whatToDo(after: outcome, lesson))
    return outcome.passes ? .success : .checkFailed
  }

  private func whatToDo(after outcome: CheckOutcome, _ lesson: Lesson) -> String
  {
    let hints = entry(of: lesson).hints
    return if outcome.passes {
      """
      Compare: \(call("solution \(lesson.number)"))
      \(whatFollows(lesson))
      """
    } else if case .ran = outcome, hints < LessonText.hintCount {
      "Next: edit the exercise, or \(call("hint \(lesson.number)"))"
    } else {
      "Next: edit the exercise and check again"
    }
  }

  mutating func hint(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let hints = try lesson.text().hints
    let showsAll = invocation[LessonAction.allHints]
    let shown =
      showsAll
      ? hints.count : min(entry(of: lesson).hints + 1, hints.count)
    let first = showsAll ? 0 : max(0, shown - 1)
    for index in first..<shown {
      write("Hint \(index + 1) of \(hints.count)")
      write("")
      write(set(hints[index]))
      write("")
    }
    try update { $0[lesson].hints = shown }
    write(
      shown < hints.count
        ? "One more: \(call("hint \(lesson.number)"))"
        : "That was the last hint. If all else fails: "
          + "\(call("solution \(lesson.number) --force"))"
    )
    return .success
  }

  func showSolution(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    let isOpen = entry(of: lesson).state == .passed
    guard isOpen || invocation[LessonAction.opens] else {
      write("The solution opens when your exercise passes.")
      write("  \(call("hint \(lesson.number)"))")
      write(
        "  \(call("solution \(lesson.number) --force"))   open it now"
      )
      return .checkFailed
    }
    let difference = lesson.solutionDifference()
    if difference.isEmpty {
      write("Your exercise is the solution, to the letter.")
    } else {
      write("From your exercise (-) to our solution (+):")
      write("")
      write(difference)
    }
    return .success
  }

  func reset(_ word: String?) throws -> ExitCode {
    let lesson = try lesson(word)
    guard !lesson.isUntouched else {
      write("The exercise of lesson \(lesson.number) is as at the start.")
      return .success
    }
    if !invocation[LessonAction.asksNothing] {
      surroundings.output.writeText(
        "Put the start back in place of your exercise "
          + "of lesson \(lesson.number)? [y/N] "
      )
      surroundings.output.flush()
      let answer = readLine()?.lowercased() ?? ""
      guard ["y", "yes"].contains(answer) else {
        write("Nothing was changed.")
        return .checkFailed
      }
    }
    let place = try course.reset(lesson)
    write("The exercise is as at the start; yours is kept in \(place).")
    return .success
  }

  /// Checks now and after every save, until the process is ended.
  mutating func watch(_ word: String?) async throws -> ExitCode {
    let lesson = try lesson(word)
    var seen: [String: String]?
    while true {
      let texts = lesson.exerciseTexts
      if texts != seen {
        seen = texts
        do {
          _ = try check(lesson.name)
        } catch CourseError.missing(let path) {
          // Who replaces the files may be half way through it.
          surroundings.output.writeError("\(CourseError.missing(path))")
        }
        write("")
        write("Watching \(exercisePath(of: lesson)); Ctrl-C ends it.")
        surroundings.output.flush()
      }
      try await Task.sleep(for: .milliseconds(300))
    }
  }

  func verify(_ word: String?) throws -> ExitCode {
    let chosen = try word.map { [try course.lesson($0)] } ?? lessons
    surroundings.output.writeError(
      "The tests of the lessons are built and run, which takes minutes..."
    )
    surroundings.output.flush()
    let isWell = try Verification(course).passes(
      word == nil ? nil : chosen.first,
      asksCommit: invocation[LessonAction.asksCommit]
    )
    write(
      isWell
        ? "✓ \(chosen.map(\.number).joined(separator: ", ")): all is well"
        : "✗ What is wrong stands above."
    )
    return isWell ? .success : .checkFailed
  }
}
