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
///   what happened: a tap, or `viewDidLoad`. Where it cannot always run, a
///   property says whether it can.
///
/// A closure asks the view for alerts and other screens. An event is lost where
/// nobody listens; the module `MVVMObservation` has state instead. objc.io's
/// MVVM-C (2018) gives navigation to a coordinator.
///
/// Three features bind as a tutorial does:
///
/// - The greeting by one closure, as in Bohdan Orlov's "iOS Architecture
///   Patterns" (2015). His closure hands over the view model, from which the
///   view reads the greeting, and his view knows the view model by a protocol.
/// - The list of photos by several closures, as in S. T. Huang's "How not to
///   get desperate with MVVM implementation" (2017). There, closures carry
///   nothing and the view reads the state, also of whether a detail may open,
///   and the view models of all cells are made at once. Here, a closure carries
///   the detail's view model, and each cell's view model is made when its row
///   is asked for. There, the cell loads its picture from the address that it
///   is handed. Here, its view model does, and tells the cell by a closure.
/// - The weather by a ``Box``, as in raywenderlich.com's "iOS MVVM Tutorial:
///   Refactoring from MVC". A closure hears only of later changes; a box also
///   tells its present value when it is bound. There, a box holds the picture.
///   Here, it holds the icon's code: `Icon` is a widget's type, and a view
///   model imports no widget.
///
/// The other three have the form of kudoleh's template
/// iOS-Clean-Architecture-MVVM (2019). They bind to state that is ``Observed``,
/// and by one closure for what happens once. In the template, an error is
/// observable as well, and a struct of closures, the actions, which a flow
/// coordinator supplies, opens other screens. Here, both are events, and the
/// view pushes the to-do's editor. The template's protocols for input and
/// output are left out, and so are its use cases: a view model asks a service
/// itself, or a store. There, titles of screens and words that never change
/// belong to the view model. Here, they belong to the layout or the view. The
/// words of alerts, but for "OK", and titles that change are the view model's.
///
/// As in the template, a view model keeps its load and cancels it when it loads
/// again. There, that ends the request. Here, the load is a task, which is also
/// cancelled when the view model is released. A service may go on all the same,
/// and its answer is dropped. The view model of the to-dos awaits a load of its
/// store in the same way. Nobody awaits a save: it is never cancelled, and its
/// task keeps the store.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
