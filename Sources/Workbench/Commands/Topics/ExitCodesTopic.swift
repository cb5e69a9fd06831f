extension HelpTopic {
  /// What the exit codes mean.
  static let exitCodes = HelpTopic(
    name: "exit-codes",
    abstract: "What the exit codes mean.",
    text: "From 64 on they are those of sysexits.h; 66 also covers writing.\n"
      + Workbench.table([
        (
          "Exit codes",
          ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
        )
      ]),
    examples: [
      HelpExample(
        "workbench compare todo > /dev/null && echo same",
        "Ask a question in a script of a shell."
      )
    ]
  )
}

extension ExitCode {
  fileprivate var meaning: String {
    switch self {
    case .success: "success"
    case .checkFailed: "an expectation, a comparison or a check failed"
    case .wrongUsage: "wrong usage: words that are unknown or do not fit"
    case .unreadableContent: "a script or data that cannot be understood"
    case .cannotOpen: "a file that cannot be opened or written"
    case .unavailable: "an internal error, or what this build cannot do"
    }
  }
}
