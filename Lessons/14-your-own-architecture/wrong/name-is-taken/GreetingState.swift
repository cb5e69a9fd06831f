/// What the greeting screen shows.
struct GreetingState: Equatable {
  var greeting = ""
}
