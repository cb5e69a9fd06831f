import LessonChecks
import Models

await Checks.run { checks in
  expectScreen(checks)
  expectViewModel(checks)
  expectFiles(checks)
}
