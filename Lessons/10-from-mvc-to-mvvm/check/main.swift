import LessonChecks
import Models

await Checks.run { checks in
  try expectScreen(checks)
  expectViewModel(checks)
  expectFiles(checks)
}
