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
///   synchronizes both. From iOS 26 on, UIKit tracks `@Observable` objects by
///   itself: see the module `MVVMObservation`. Ours needs no such UIKit, and
///   shows what a binding does.
/// - In WPF, what the user can do is a command, which also says whether it can
///   run (Josh Smith, 2009: `SaveCommand`). Here, it is a function, named after
///   what happened: a tap, or `viewDidLoad`. For some, a property says whether
///   they can run, such as `isTomorrowEnabled`. Others can always be called,
///   and may do nothing: `addButtonTapped` adds no to-do without a title.
///
/// A view model calls a closure to ask for an alert or another screen. The
/// closure for a screen is handed to its `init`. The view sets the closure for
/// an alert when it loads, and an alert that is asked for before that is lost.
/// So the to-dos keep the question about a failed save as state. In the module
/// `MVVMObservation`, every alert is state. objc.io's MVVM-C (2018) gives
/// navigation to a coordinator.
///
/// Three features bind as a tutorial does:
///
/// - The greeting by one closure, as in Bohdan Orlov's "iOS Architecture
///   Patterns" (2015). His closure hands over the view model, from which the
///   view reads the greeting, and his view knows the view model by a protocol.
/// - The list of photos by several closures, as in S. T. Huang's "How not to
///   get desperate with MVVM implementation" (2017). There, closures carry
///   nothing, and the view reads the state. It also reads whether a detail may
///   open, and hands the detail what it shows (`prepare(for:sender:)`). Here,
///   the view model decides, and calls `openDetail` with the photo. There, the
///   view models of all cells are made at once. Here, each is made when its row
///   is asked for. There, the view controller loads a cell's picture from its
///   address. Here, the cell's view model does, and tells the cell.
/// - The weather by a ``Box``, as in raywenderlich.com's "iOS MVVM Tutorial:
///   Refactoring from MVC". A closure hears only of later changes; a box also
///   tells its present value when it is bound. There, a box holds the picture.
///   Here, it holds the icon's code: `Icon` is a widget's type, and a view
///   model imports no widget. There, the view asks for another place by itself
///   (`promptForLocation`) and then calls `changeLocation(to:)`. Here, the view
///   model has the view ask, in words that it hands over.
///
/// The other three bind as in kudoleh's template iOS-Clean-Architecture-MVVM
/// (2019). Their views bind to state that is ``Observed``, and set one closure
/// for events, which happen once. In the template, an error is observable state
/// as well. Here, that of a load is an event. That of a save is state, for it
/// waits for an answer. There, a struct of closures, the actions, opens other
/// screens and closes them. A flow coordinator makes it, and hands it to the
/// dependency injection container, which calls the view model's `init` with it.
/// Here, `makeTodoScreen` makes two closures: one opens a to-do's editor, the
/// other closes it. The template's protocols for input and output are left out,
/// and so are its use cases: a view model asks a service itself, or a store.
/// There, titles of screens and words that never change belong to the view
/// model. Here, they belong to the layout or the view. Titles that change are
/// the view model's, and so are the words of an alert, except "OK" and what an
/// error says of itself.
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
