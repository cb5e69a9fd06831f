/// What can happen on the greeting screen.
enum GreetingMessage {
  case greetButtonTapped
}
