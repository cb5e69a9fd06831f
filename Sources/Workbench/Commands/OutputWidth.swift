import Arguments

/// How wide a command's output may be: as wide as it was asked for, else as
/// the terminal, else as suits that command.
enum OutputWidth: Int {
  /// For what stands side by side.
  case wide = 132
  case narrow = 80

  var option: Option<Int?> {
    .integer(
      "columns",
      "columns",
      Surroundings.columnRange,
      help: "The width of the output (default: the terminal's, or \(rawValue))."
    )
  }

  @MainActor
  func columns(
    _ invocation: Invocation,
    in surroundings: Surroundings
  ) -> Int {
    invocation[option] ?? surroundings.columns ?? rawValue
  }
}
