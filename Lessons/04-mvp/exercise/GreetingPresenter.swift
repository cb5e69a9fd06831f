import Formatting
import Models

/// Decides what the screen greets with, and when.
///
/// It knows the view by its protocol only, and must not know a widget.
@MainActor
final class GreetingPresenter {
  // 1. The presenter has to know its view. Does it have to hold it?
  var view: (any GreetingView)?
  /// Whom to greet.
  var person: Person

  init(person: Person) {
    self.person = person
  }

  func greetButtonTapped() {
    // 2. Everything that the view controller decides belongs here: the
    //    wording, and when a change of the person shows.
  }
}
