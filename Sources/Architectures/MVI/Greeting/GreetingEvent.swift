/// What can happen on the greeting screen.
///
/// It must not know what follows from it.
enum GreetingEvent: Equatable {
  case greetButtonTapped
}
