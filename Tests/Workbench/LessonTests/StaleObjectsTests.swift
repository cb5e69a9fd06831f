import Foundation
import Testing

@testable import Course

/// What is built again after a change, however soon it follows a build.
@Suite final class StaleObjectsTests {
  private let folder = Fixtures.copy("stale-\(UUID().uuidString)")
  private let lesson: Lesson

  init() throws {
    lesson = try #require(
      Lesson(folder: folder.appendingPathComponent("03-cocoa-mvc"))
    )
    try write("let a = 1", "03-cocoa-mvc/exercise/A.swift")
    try write("let b = 1", "03-cocoa-mvc/check/main.swift")
    try stale.remove(of: lesson)
    try compile(at: Date(timeIntervalSinceNow: -10))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var stale: StaleObjects { StaleObjects(scratch: folder) }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Leaves what the compiler would leave.
  private func compile(at date: Date) throws {
    try write("", "debug/Exercise03.build/A.swift.o")
    try write("", "debug/Check03.build/main.swift.o")
    let record = "debug/Check03.build/primary.priors"
    try write("", record)
    try FileManager.default.setAttributes(
      [.modificationDate: date],
      ofItemAtPath: folder.appendingPathComponent(record).path
    )
  }

  private func isThere(_ object: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("debug/\(object)").path
    )
  }

  private var modulesToCompile: [String] {
    var modules: [String] = []
    if !isThere("Exercise03.build/A.swift.o") { modules.append("Exercise03") }
    if !isThere("Check03.build/main.swift.o") { modules.append("Check03") }
    return modules
  }

  @Test func nothingIsCompiledAgainWithoutAChange() throws {
    try stale.remove(of: lesson)
    #expect(modulesToCompile == [])
  }

  @Test func onlyTheExerciseIsCompiledAgainWhenItChanges() throws {
    try write("let a = 2", "03-cocoa-mvc/exercise/A.swift")
    try stale.remove(of: lesson)
    #expect(modulesToCompile == ["Exercise03"])
  }

  @Test func aCheckIsCompiledAgainWhenItChanges() throws {
    try write("let b = 2", "03-cocoa-mvc/check/main.swift")
    try stale.remove(of: lesson)
    #expect(modulesToCompile == ["Check03"])
  }

  @Test func aSecondLiesBetweenACheckAndTheNextChangeOfItsExercise() throws {
    let compiled = Date()
    try compile(at: compiled)
    try write("let a = 2", "03-cocoa-mvc/exercise/A.swift")
    try stale.remove(of: lesson)
    #expect(-compiled.timeIntervalSinceNow >= 1)
  }
}
