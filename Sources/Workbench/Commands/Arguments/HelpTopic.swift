/// What `help <name>` prints, about something that is no command.
struct HelpTopic: Sendable {
  let name: String
  /// What it is about, in a sentence.
  let abstract: String
  /// Other words for it, which are not taken, but lead to it.
  var alsoKnownAs: [String] = []
  let text: String
  /// Lines to try, with which it ends.
  let examples: [HelpExample]
}
