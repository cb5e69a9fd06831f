import LessonChecks

await Checks.run { checks in
  checkLoads(checks)
  checkLeaving(checks)
  checkSaves(checks)
  checkCells(checks)
}
