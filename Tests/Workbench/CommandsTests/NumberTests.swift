@testable import Commands
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    "+30", "-30", "-0", "30 ", " 30", "3_0", "0x1e", "3e1", "30.0", "٣٠", "３０",
    "3\u{301}0", "30\u{200b}", "",
  ])
  func whatIsNotWrittenInDigitsIsNoNumber(value: String) {
    let error = SmallProgram.error(["count", "--size=\(value)"])
    #expect(error?.message.hasPrefix("The value ") == true)
    #expect(error?.message.hasSuffix("a whole number, 10 to 500.") == true)
  }

  @Test func aHyphenBeforeNoDigitBeginsAnOption() {
    #expect(
      SmallProgram.error(["count", "--seed", "-7\u{301}"])?.message
        == "Missing value for '--seed <seed>'"
    )
  }
}
