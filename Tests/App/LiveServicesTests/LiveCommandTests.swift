import TestSupport
import Testing

/// The program itself, off a terminal.
struct LiveCommandTests {
  @Test func theDemoEndsWhenNothingIsPending() async throws {
    let stage = try LiveStage()
    let run = try await workbench(
      ["mvp", "photo-list", "--live"],
      try stage.environment()
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("# an answer came"))
    #expect(run.output.contains("Earthrise"))
    #expect(run.errors == "")
  }

  @Test func aFeatureThatAsksNoServiceHasNothingLive() async throws {
    let run = try await workbench(["mvc", "greeting", "--live"], [:])
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    let message =
      "Error: 'greeting' has no live service, so '--live' is not for it"
    #expect(run.errors.hasPrefix(message))
  }

  @Test func aScriptWaitsForAnswers() async throws {
    let stage = try LiveStage()
    let run = try await workbench(
      ["mvvm", "photo-list", "--live", "--script", "-"],
      try stage.environment(),
      input: """
        network off
        tap "Reload"
        wait 1ms
        expect "No Network"
        """
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✓ expect \"No Network\""))
  }

  @Test(arguments: [
    ("photo-list", "WORKBENCH_PHOTOS_URL", "a list of photos"),
    ("employees", "WORKBENCH_EMPLOYEES_URL", "a list of employees"),
    ("world-clock", "WORKBENCH_CLOCK_URL", "a world clock"),
  ])
  func withoutAnAddressLiveIsWrongUsage(
    feature: String,
    variable: String,
    what: String
  ) async throws {
    let run = try await workbench(["mvc", feature, "--live"], [:])
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(
      run.errors == "Error: '--live' needs \(variable) to be set:"
        + " the address of \(what), in JSON\n"
    )
  }

  @Test func liveWithDataIsWrongUsage() async throws {
    let run = try await workbench(
      ["mvc", "greeting", "--live", "--data", "x.json"],
      [:]
    )
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'--live' and '--data' exclude each other"))
  }

  @Test func aKeyIsInNoTranscript() async throws {
    let stage = try LiveStage(weather: .status(403, "{\"error\": \"s3cret\"}"))
    let run = try await workbench(
      ["mvc", "weather", "--live"],
      try stage.environment(adding: ["WEATHERBIT_API_KEY": "s3cret"])
    )
    #expect(run.exitCode == 0)
    #expect(!(run.output + run.errors).contains("s3cret"))
  }

  private func workbench(
    _ words: [String],
    _ environment: [String: String],
    input: String = ""
  ) async throws -> ProgramRun {
    try await Executable.run(
      Executable.url,
      words,
      input: input,
      environment: environment
    )
  }
}
