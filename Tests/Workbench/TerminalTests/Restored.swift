import Testing

extension Program {
  /// Expects the terminal as it was before the program.
  func expectRestored(
    _ settings: [UInt8],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.settings == settings, sourceLocation: sourceLocation)
    #expect(!screen.isAlternate, sourceLocation: sourceLocation)
    #expect(screen.wraps, sourceLocation: sourceLocation)
    #expect(screen.isCursorVisible, sourceLocation: sourceLocation)
    #expect(screen.unknownSequences.isEmpty, sourceLocation: sourceLocation)
    #expect(
      givenBackCount == takenCount,
      "the screen was not given back once each time that it was taken",
      sourceLocation: sourceLocation
    )
  }
}
