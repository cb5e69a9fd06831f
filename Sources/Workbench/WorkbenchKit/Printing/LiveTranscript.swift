extension Transcript {
  /// Prints a run on live services, whose waits really wait.
  ///
  /// Where the run waits for the services, an answer is noted as a comment
  /// of a script: no action led to what it changes.
  package func printLive(
    _ demonstration: Demonstration
  ) async throws(StepFailure) {
    printStart()
    for line in demonstration.script.lines {
      if case .action(.wait(let duration)) = line.step {
        await session.pass(duration)
      }
      try print(line, of: demonstration.script)
    }
    while demonstration.waitsForAnswers, session.pendingRequests > 0 {
      await session.nextAnswer()
      write("# an answer came")
      write(session.makeFrame())
    }
  }
}
