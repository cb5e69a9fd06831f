import TestSupport
import Testing

/// The command as one uses it; the tests are a debug build, so measuring is
/// refused.
@Suite("The bench command")
struct BenchCommandTests {
  #if DEBUG
    @Test(
      "A debug build refuses in one line that names the command to use",
      arguments: ["bench", "bench --json", "bench --filter update"]
    )
    func refusal(words: String) async throws {
      let run = try await Executable.run(words)
      #expect(run.exitCode == 70)
      #expect(run.output == "")
      #expect(
        run.errors == """
          Error: A debug build measures the missing optimiser; use \
          'swift run -c release workbench bench'

          """
      )
    }
  #endif

  @Test("A filter that finds nothing is wrong usage")
  func wrongUsage() async throws {
    let run = try await Executable.run("bench --filter nothing-like-it")
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("No benchmark has 'nothing-like-it' in its"))
  }
}
