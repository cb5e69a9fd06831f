import ConsoleUI
import Models

/// Puts the greeting together: the view holds its view model.
///
/// The button calls the view model, which words the greeting and calls the
/// closure that the view has set. The view shows it.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view and imports no widget, so a test needs none. A view
/// controller is part of the view, and imports no model.
///
/// The roles are those of John Gossman ("Introduction to Model/View/ViewModel
/// pattern for building WPF apps", 2005). In WPF, as here, a view model tells
/// of its changes. There, the framework subscribes. Here, the view does. Ours
/// differs in this from MVVM in WPF and from its variants on iOS:
///
/// - A view binds in one direction. It passes on what the user types by calling
///   a function.
/// - What the user does is a function, named after what happened: a tap, or
///   `viewDidLoad`. In WPF it is a command (Josh Smith, 2009: `SaveCommand`),
///   which also says whether it can run. Here, a property says so.
/// - Alerts and other screens are told by a closure, and the view presents and
///   pushes. objc.io's MVVM-C (2018) gives navigation to a coordinator.
///
/// Three features bind as a tutorial does:
///
/// - The greeting by one closure, as in Bohdan Orlov's "iOS Architecture
///   Patterns" (2015).
/// - The list of photos by several closures, as in S. T. Huang's "How not to
///   get desperate with MVVM implementation" (2017). There, the view models of
///   all cells are made at once. Here, each is made when its row is asked for.
/// - The weather by a ``Box``, as in raywenderlich.com's "iOS MVVM Tutorial:
///   Refactoring from MVC". A closure hears only of later changes; a box also
///   tells its present value when it is bound.
///
/// The other three bind in one way: to state that is ``Observed``, and by one
/// closure for what happens once.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
