import ConsoleUI

/// Uses a variant and prints actions and frames as it goes.
@MainActor
package struct Transcript {
  let session: Session
  private let tracer: Tracer?
  private let traceText: TraceText?
  private let options: PrintOptions
  let write: (String) -> Void

  /// Prints what a session shows.
  package init(
    of session: Session,
    options: PrintOptions,
    write: @escaping (String) -> Void
  ) {
    self.session = session
    self.options = options
    self.write = write
    tracer = nil
    traceText = nil
  }

  /// Prints what a traced session shows, with a diagram under each frame.
  package init(
    of tracer: Tracer,
    traceText: TraceText,
    options: PrintOptions,
    write: @escaping (String) -> Void
  ) {
    session = tracer.session
    self.tracer = tracer
    self.traceText = traceText
    self.options = options
    self.write = write
  }

  /// Prints the first screen, then each step and what it led to.
  package func print(_ demonstration: Demonstration) throws(StepFailure) {
    printStart()
    for line in demonstration.lines(
      timeToNextAnswer: { session.timeToNextAnswer }
    ) {
      try print(line, of: demonstration.script)
    }
  }

  /// Prints one step and what it led to.
  package func print(
    _ line: Script.Line,
    of script: Script
  ) throws(StepFailure) {
    let (frame, trace) = try play(line, of: script)
    switch line.step {
    case .action:
      write("> \(line.step)")
      write(frame)
    case .expect, .refute:
      write("✓ \(line.step)")
    }
    if let trace { traceText?.print(trace) }
  }

  /// Prints the first screen.
  package func printStart() {
    let variant = session.variant
    write("\(variant.architecture.name) \(variant.feature.name)")
    write(session.makeFrame())
    if let tracer { traceText?.print(tracer.start) }
  }

  private func play(
    _ line: Script.Line,
    of script: Script
  ) throws(StepFailure) -> (Frame, ActionTrace?) {
    guard let tracer else { return (try session.play(line, of: script), nil) }
    return try tracer.play(line, of: script)
  }

  func write(_ frame: Frame) {
    for line in frame.printed(options) { write(line) }
  }
}
