import ConsoleUI
import Models

/// Puts the greeting together: the view holds its view model.
///
/// The form is MVVM as John Gossman describes it ("Introduction to
/// Model/View/ViewModel pattern for building WPF apps", 2005). It is close to
/// Martin Fowler's Presentation Model (2004). Ours differs in this:
///
/// - There, a view declares its bindings and the framework keeps both sides
///   equal. Here, the view binds by hand and in one direction. The view passes
///   on what the user types by calling a function.
/// - There, a command is an object that a button binds to. Here, it is a
///   function of the view model, at which the button's target points.
/// - Alerts and other screens are told once, by closures. In the module
///   `MVVMObservation` they are state.
///
/// Three features bind as their tutorials do: the greeting by one closure, the
/// list of photos by several, the weather by a ``Box``. The others bind in one
/// way: to state that is ``Observed``, and by one closure for what happens
/// once.
///
/// The way through: the button calls the view model, which words the greeting
/// and calls the closure that the view has set. The view shows it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
