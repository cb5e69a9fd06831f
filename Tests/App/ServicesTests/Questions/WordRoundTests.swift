import Testing

@MainActor
struct WordRoundTests {
  @Test(
    arguments: [
      ("Learn new words", .learning, ["bread", "milk"], "milk"),
      ("Review words", .reviewing, ["bread"], "milk"),
      ("Exam", .exam, ["bread"], nil),
    ] as [(String, RoundRules, [String], String?)]
  )
  func whatAMistakeLeadsToIsTheVariants(
    title: String,
    rules: RoundRules,
    left: [String],
    solution: String?
  ) {
    let round = WordRound(["milk", "bread"], rules: rules)
    #expect(round.title == title)
    round.answered("mlik")
    #expect(round.words == left)
    #expect(round.solution == solution)
  }

  @Test(arguments: [RoundRules.learning, .reviewing, .exam])
  func aRightAnswerLeadsOnInAllVariants(rules: RoundRules) {
    let round = WordRound(["milk", "bread"], rules: rules)
    round.answered("milk")
    #expect(round.words == ["bread"])
    #expect(round.solution == nil)
    round.answered("bread")
    round.answered("bread")
    #expect(round.words == [])
  }
}
