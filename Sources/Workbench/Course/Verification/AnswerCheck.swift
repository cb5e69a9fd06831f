import Foundation
import LessonChecks

/// Puts every answer of a lesson in the exercise's place, in a copy, and
/// looks whether the check says what it should.
package struct AnswerCheck {
  private let copy: LessonsCopy
  private let check: ExerciseCheck

  /// Makes or renews the copy of the lessons.
  package init(_ course: CourseFolder, copy folder: URL) throws {
    copy = try LessonsCopy(of: course, at: folder)
    check = ExerciseCheck(copy.course)
  }

  /// What is wrong with a lesson's answers, in sentences.
  package func problems(of lesson: Lesson) throws -> [String] {
    let lesson = try copy.course.lesson(lesson.name)
    func outcome(_ folder: String) throws -> CheckOutcome {
      try copy.place(folder, in: lesson)
      return try check.run(lesson)
    }
    var problems: [String] = []
    func note(_ folder: String, _ problem: String, _ outcome: CheckOutcome) {
      let output = OutcomeText(outcome).lines.map { "\n    \($0)" }.joined()
      problems.append("Lessons/\(lesson.name)/\(folder): \(problem)\(output)")
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
    try copy.place("start", in: lesson)
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
