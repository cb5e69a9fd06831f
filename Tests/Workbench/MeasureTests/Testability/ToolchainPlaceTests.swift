import Foundation
import TestSupport
import Testing

@testable import Measure

@Suite("The place that SwiftPM prints")
struct ToolchainPlaceTests {
  @Test(
    "It is found behind a notice that another one is at work, and before one",
    arguments: [
      "PLACE\n",
      """
      Another instance of SwiftPM is already running using 'FOLDER', \
      waiting until that process has finished execution...PLACE

      """,
      """
      Another instance of SwiftPM is already running using 'FOLDER', \
      waiting until that process has finished execution...
      PLACE
      """,
      "PLACE\nwarning: 'FOLDER/gone' is not there\n",
    ]
  )
  func notice(output: String) throws {
    try withFolder { folder in
      let place = folder.appendingPathComponent("debug")
      try Data().write(to: place)
      let output = output.replacing("PLACE", with: place.path)
        .replacing("FOLDER", with: folder.path)
      let found = Toolchain.place(in: output, below: folder)
      #expect(found?.path == place.path)
    }
  }

  @Test("It need not be there yet, as coverage before the first tests")
  func notYet() throws {
    try withFolder { folder in
      let place = folder.appendingPathComponent("coverage.json").path
      #expect(Toolchain.place(in: place + "\n", below: folder)?.path == place)
    }
  }

  @Test("Where none is printed there is none")
  func none() throws {
    try withFolder { folder in
      #expect(Toolchain.place(in: "error: no package", below: folder) == nil)
    }
  }
}
