import ConsoleUI
import Models

/// Puts the greeting together: the view holds its view model.
///
/// The roles are those of MVVM as John Gossman describes it ("Introduction to
/// Model/View/ViewModel pattern for building WPF apps", 2005). His pattern
/// relies on data binding, which WPF has and this console has not. So view and
/// view model are kept equal by hand, as in Martin Fowler's Presentation Model
/// (2004). Ours differs from MVVM in WPF in this:
///
/// - In WPF, a view declares its bindings and the framework keeps both sides
///   equal. Here, the view binds by hand and in one direction. The view passes
///   on what the user types by calling a function.
/// - In WPF, a command is an object that a button binds to. Here, it is a
///   function of the view model, at which the button's target points. It is
///   named after the control, as in all architectures here, so that their files
///   can be compared. The sources name it after what it does, as `SaveCommand`.
/// - Alerts and other screens are told once, by closures. In the module
///   `MVVMObservation` they are state.
///
/// Three features bind as a tutorial does:
///
/// - The greeting by one closure, as in Bohdan Orlov's "iOS Architecture
///   Patterns" (2015). There, a protocol stands before the view model, and the
///   closure is handed the view model. Here, it is handed the greeting.
/// - The list of photos by several closures, as in S. T. Huang's "How not to
///   get desperate with MVVM implementation" (2017). There, the view models of
///   all cells are made at once. Here, each is made when its row is asked for.
/// - The weather by a ``Box``, as in raywenderlich.com's "iOS MVVM Tutorial:
///   Refactoring from MVC". There, the view model loads in `init` and boxes an
///   image. Here, it loads in `viewDidLoad()` and boxes the icon's code.
///
/// The other three bind in one way: to state that is ``Observed``, and by one
/// closure for what happens once.
///
/// The way through: the button calls the view model, which words the greeting
/// and calls the closure that the view has set. The view shows it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
