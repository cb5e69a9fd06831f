import LessonChecks

@testable import Exercise13

await Checks.run { checks in
  checks.expectRules()
  checks.expectProblemsWhenDue()
  checks.expectSubmission()
  checks.expectRefusals()
  checks.expectEnds()
}
