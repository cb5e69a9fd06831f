import Foundation
import LessonChecks

/// Puts every answer of the lessons in the exercises' places, in a copy, and
/// looks whether the checks say what they should.
package struct AnswerCheck {
  private let copy: LessonsCopy
  private let check: ExerciseCheck

  /// Makes or renews the copy of the lessons.
  package init(_ course: CourseFolder, copy folder: URL) throws {
    copy = try LessonsCopy(of: course, at: folder)
    check = ExerciseCheck(copy.course)
  }

  /// What is wrong with the lessons' answers, in sentences.
  package func problems(of lessons: [Lesson]) throws -> [String] {
    let lessons = try lessons.map { try copy.course.lesson($0.name) }
    return try zip(lessons, outcomes(of: lessons)).flatMap { lesson, outcomes in
      try problems(of: lesson, outcomes)
    }
  }

  /// What comes of each answer of each lesson, by the answer's folder.
  ///
  /// The first answers of all lessons are built together, then the second
  /// ones, and so on. Where a lesson has no more, its start compiles.
  private func outcomes(
    of lessons: [Lesson]
  ) throws -> [[String: CheckOutcome]] {
    let answers = lessons.map(\.answers)
    var outcomes = lessons.map { _ in [String: CheckOutcome]() }
    for number in 0..<(answers.map(\.count).max() ?? 0) {
      let asked = lessons.indices.filter { number < answers[$0].count }
      for (lesson, answers) in zip(lessons, answers) {
        let isAsked = number < answers.count
        try copy.place(isAsked ? answers[number] : "start", in: lesson)
      }
      let results = try check.run(asked.map { lessons[$0] })
      for (index, result) in zip(asked, results) {
        outcomes[index][answers[index][number]] = result
      }
    }
    for lesson in lessons { try copy.place("start", in: lesson) }
    return outcomes
  }

  private func problems(
    of lesson: Lesson,
    _ outcomes: [String: CheckOutcome]
  ) throws -> [String] {
    var problems: [String] = []
    func note(_ folder: String, _ problem: String, _ outcome: CheckOutcome) {
      let output = OutcomeText(outcome).lines.map { "\n    \($0)" }.joined()
      problems.append("Lessons/\(lesson.name)/\(folder): \(problem)\(output)")
    }
    func outcome(_ folder: String) throws -> CheckOutcome {
      guard let outcome = outcomes[folder] else {
        throw CourseError.missing("Lessons/\(lesson.name)/\(folder)")
      }
      return outcome
    }

    let start = try outcome("start")
    if case .ran = start {
      if start.passes, !isSolvedFromTheStart(lesson) {
        note("start", "the start passes already", start)
      }
    } else {
      note("start", "the start does not compile", start)
    }
    let solution = try outcome("solution")
    if !solution.passes {
      note("solution", "the solution does not pass", solution)
    }
    var kept = start.held
    for step in lesson.steps {
      let folder = "steps/\(step)"
      let outcome = try outcome(folder)
      let lost = kept.subtracting(outcome.held).sorted()
      if !lost.isEmpty {
        note(folder, "held before, and no longer: \(lost)", outcome)
      }
      if step == lesson.steps.last, !outcome.passes {
        note(folder, "the last step does not pass", outcome)
      }
      kept = outcome.held
    }
    for answer in try KeptAnswer.all(of: lesson) {
      let outcome = try outcome(answer.folder)
      if let problem = answer.problem(in: outcome) {
        note(answer.folder, problem, outcome)
      }
    }
    return problems
  }

  /// A lesson may ask for no edit: then its start is its solution.
  private func isSolvedFromTheStart(_ lesson: Lesson) -> Bool {
    FileTree.texts(in: lesson.folder(of: .start))
      == FileTree.texts(in: lesson.folder(of: .solution))
  }
}

extension Lesson {
  /// The folders of all answers: what must pass, and what must not.
  fileprivate var answers: [String] {
    ["start", "solution"] + steps.map { "steps/\($0)" }
      + wrongAnswers.map { "wrong/\($0)" }
      + rightAnswers.map { "right/\($0)" }
  }
}

extension CheckOutcome {
  /// The sentences that hold; none where the exercise was not built.
  fileprivate var held: Set<String> {
    guard case .ran(let run) = self else { return [] }
    return Set(run.results.filter(\.holds).map(\.sentence))
  }
}
