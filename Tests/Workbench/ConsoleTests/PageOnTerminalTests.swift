import Foundation
import TestSupport
import Testing

@Suite("The page command on a terminal")
struct PageOnTerminalTests {
  @Test("It writes a file that is named by the feature, and says so")
  func file() throws {
    try withFolder { folder in
      let workbench = TestedPackage.program("workbench").path
      let program = try Program(
        "/bin/sh",
        ["-c", "cd '\(folder.path)' && exec '\(workbench)' page mvc greeting"]
      )
      #expect(program.wait(for: "Wrote greeting.html"))
      #expect(program.wait(for: "Open it in a browser: file:///"))
      #expect(program.waitForEnd() == 0)
      let page = try String(
        contentsOf: folder.appendingPathComponent("greeting.html"),
        encoding: .utf8
      )
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      #expect(program.count(of: "<!DOCTYPE") == 0)
    }
  }
}
