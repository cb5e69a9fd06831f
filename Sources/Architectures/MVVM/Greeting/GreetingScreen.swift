import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its view model.
///
/// The form is MVVM as John Gossman describes it ("Introduction to
/// Model/View/ViewModel pattern for building WPF apps", 2005). It is close to
/// Martin Fowler's Presentation Model (2004). Ours differs in this:
///
/// - There, a view declares its bindings and the framework keeps both sides
///   equal. Here, the view binds by hand and in one direction, by closures or
///   by a `Box`. The view passes on what the user types by calling a
///   function.
/// - There, a command is an object that a button binds to. Here, it is a
///   function.
/// - Alerts and other screens are told as events, by closures. In the module
///   `MVVMObservation` they are state.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
