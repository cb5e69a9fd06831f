import Arguments
import Testing

/// Listed words, which come in any order.
@Suite struct WordErrorTests {
  @Test(arguments: [
    ("weather", "Missing expected argument '<architecture>'"),
    ("mvc mvp mvc weather", "'mvc' is given twice"),
    ("weather mvc Weather", "'weather' is given twice"),
    ("weather mvc greeting", "Unexpected argument 'greeting'"),
    (
      "cocoa-mvc weather", "Unknown subcommand 'cocoa-mvc'. Did you mean 'mvc'?"
    ),
    ("wether mvc", "Unknown subcommand 'wether'. Did you mean 'weather'?"),
    ("mvpp --width 3", "Unknown subcommand 'mvpp'. Did you mean 'mvp'?"),
    (
      "weather Elm",
      "The value 'Elm' is invalid for '<architecture>'. "
        + "Did you mean 'mvvm'?"
    ),
    (
      "compare cocoa mvp",
      "The value 'cocoa' is invalid for '<architecture>'. "
        + "Did you mean 'mvc'?"
    ),
    ("source mvp", "Missing expected argument '<feature>'"),
  ])
  func theMessageSaysWhichWordIsWrong(line: String, message: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Workbench.error(words)?.message == message)
  }
}
