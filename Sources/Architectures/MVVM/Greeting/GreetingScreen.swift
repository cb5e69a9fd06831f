import ConsoleUI
import Models

/// Puts the greeting together: the view holds its view model.
///
/// The button calls the view model, which words the greeting. The view model
/// hands it to a closure that the view has set, and the view shows it.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view and imports no widget, so a test needs none. A view
/// controller is part of the view, and imports no model.
///
/// The roles are those of John Gossman ("Introduction to Model/View/ViewModel
/// pattern for building WPF apps", 2005). Ours differs from MVVM in WPF in
/// this:
///
/// - In WPF, the framework binds, in both directions where the user can edit.
///   Here, the view subscribes by hand, and passes on what the user types by
///   calling a function. In that, ours is nearer to Martin Fowler's
///   Presentation Model (2004), in whose example the view holds the code that
///   synchronizes both.
/// - In WPF, what the user can do is a command, which also says whether it can
///   run (Josh Smith, 2009: `SaveCommand`). Here, it is a function, named after
///   what happened: a tap, or `viewDidLoad`. For some, a property says whether
///   they can run, such as `isTomorrowEnabled`. Others can always be called,
///   and may do nothing: `addButtonTapped` adds no to-do without a title.
///
/// The features bind in four ways:
///
/// - The greeting by one closure, as in Bohdan Orlov's "iOS Architecture
///   Patterns" (2015). His closure hands over the view model, from which the
///   view reads the greeting, and his view knows the view model by a protocol.
/// - The list of photos by several closures, as in an article by S. T. Huang.
/// - The weather by a ``Box``, as in a tutorial of raywenderlich.com.
/// - Employees, world clock, to-dos, and the pictures of the photos by
///   properties that are ``Observed``, as in kudoleh's template
///   iOS-Clean-Architecture-MVVM (2019).
///
/// Take ``Observed``: only its view model can write such a property, and
/// several can observe it. The other three are those of the articles, and are
/// here to compare. From iOS 26 on, UIKit tracks `@Observable` objects by
/// itself: take what the module `MVVMObservation` shows.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
