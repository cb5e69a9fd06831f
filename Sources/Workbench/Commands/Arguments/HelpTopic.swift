/// A text that `help <name>` prints, about something that is no command.
struct HelpTopic: Sendable {
  let name: String
  let text: String
}
