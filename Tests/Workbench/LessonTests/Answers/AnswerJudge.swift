import Foundation
import LessonChecks

@testable import Course

/// Puts every answer of the lessons in the exercises' places, in a copy, and
/// looks whether the checks say what they should.
struct AnswerJudge {
  private let copy: LessonsCopy
  private let check: ExerciseCheck

  /// Makes or renews the copy of the lessons.
  init(_ course: CourseFolder, copy folder: URL) throws {
    copy = try LessonsCopy(of: course, at: folder)
    check = ExerciseCheck(copy.course)
  }

  /// What is wrong with the lessons' answers, in sentences.
  func problems(of lessons: [Lesson]) throws -> [String] {
    let lessons = try lessons.map { try copy.course.lesson($0.name) }
    let kept = try lessons.map(AnswerFile.answers)
    let answers = zip(lessons, kept).map { lesson, kept in
      ["start", "solution"] + lesson.steps.map { "steps/\($0)" }
        + kept.map(\.name)
    }
    let outcomes = try outcomes(of: answers, in: lessons)
    return lessons.indices.flatMap {
      problems(of: lessons[$0], kept[$0], outcomes[$0])
    }
  }

  /// What comes of each answer of each lesson, by the answer's name.
  ///
  /// The first answers of all lessons are built together, then the second
  /// ones, and so on. Where a lesson has no more, its start compiles.
  private func outcomes(
    of answers: [[String]],
    in lessons: [Lesson]
  ) throws -> [[String: CheckOutcome]] {
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
    _ kept: [KeptAnswer],
    _ outcomes: [String: CheckOutcome]
  ) -> [String] {
    var problems: [String] = []
    func note(_ answer: String, _ problem: String) {
      let lines = outcomes[answer].map { OutcomeText($0).lines } ?? []
      let output = lines.map { "\n    \($0)" }.joined()
      problems.append("Lessons/\(lesson.name), \(answer): \(problem)\(output)")
    }
    func held(_ answer: String) -> Set<String> {
      outcomes[answer]?.held ?? []
    }
    func passes(_ answer: String) -> Bool { outcomes[answer]?.passes == true }

    if case .ran = outcomes["start"] {
      if passes("start"), !isSolvedFromTheStart(lesson) {
        note("start", "the start passes already")
      }
    } else {
      note("start", "the start does not compile")
    }
    if !passes("solution") {
      note("solution", "the solution does not pass")
    }
    var last = "start"
    for step in lesson.steps.map({ "steps/\($0)" }) {
      let lost = held(last).subtracting(held(step)).sorted()
      if !lost.isEmpty { note(step, "held before, and no longer: \(lost)") }
      last = step
    }
    if last != "start", !passes(last) {
      note(last, "the last step does not pass")
    }
    for answer in kept {
      if let problem = outcomes[answer.name].flatMap(answer.problem) {
        note(answer.name, problem)
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

extension CheckOutcome {
  /// The sentences that hold; none where the exercise was not built.
  fileprivate var held: Set<String> {
    guard case .ran(let run) = self else { return [] }
    return Set(run.results.filter(\.holds).map(\.sentence))
  }
}
