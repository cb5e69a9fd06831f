import ConsoleUI
import Models

/// Puts the greeting together: the view holds its view model.
///
/// A view model says in words what a screen shows, and decides what a tap does.
/// It knows no view and imports no widget, so a test needs none. A view
/// controller is part of the view, and imports no model.
///
/// The roles are those of John Gossman ("Introduction to Model/View/ViewModel
/// pattern for building WPF apps", 2005). In WPF, as here, a view model tells
/// of its changes. There, the framework subscribes. Here, the view does, as in
/// Martin Fowler's Presentation Model (2004). The module `MVVMObservation` lets
/// the language track what a view reads.
///
/// Ours differs in this from MVVM in WPF (Gossman; Josh Smith, "WPF Apps With
/// The Model-View-ViewModel Design Pattern", 2009) and from its variants on
/// iOS:
///
/// - In Gossman's, a simple view can bind to the model itself. Here, a view
///   never sees a model.
/// - In WPF, a view declares its bindings, and the framework carries them out,
///   in both directions where the user can edit. Here, the view binds by hand
///   and in one direction. It passes on what the user types by calling a
///   function.
/// - In WPF, a command is an object that a button binds to. Here, it is a
///   function of the view model, at which the button's target points.
/// - The function is named after what happened, as in the other architectures
///   here: a tap, or `viewDidLoad`. Smith and Bohdan Orlov name what is wanted:
///   `SaveCommand`, `showGreeting`.
/// - A command also says whether it can run. Here, a property says so, such as
///   `isYesterdayEnabled`.
/// - In Smith's article, open screens stand in a collection of the main
///   window's view model. objc.io's MVVM-C (2018) and kudoleh's
///   iOS-Clean-Architecture-MVVM (2019) give navigation to a coordinator. Here,
///   a closure tells the view, and the view pushes.
/// - The title of a screen and the buttons of an alert never change, so the
///   view holds them. In kudoleh's form a screen's title is the view model's.
///
/// Three features bind as a tutorial does:
///
/// - The greeting by one closure, as in Orlov's "iOS Architecture Patterns"
///   (2015). There, a protocol stands before the view model, and the closure is
///   handed the view model. Here, it is handed the greeting.
/// - The list of photos by several closures, as in S. T. Huang's "How not to
///   get desperate with MVVM implementation" (2017). There, a closure carries
///   nothing and the view reads `alertMessage`. A segue opens the detail of
///   `selectedPhoto`. The view models of all cells are made at once. Here,
///   closures carry what an alert and the detail show, and a cell's view model
///   is made when its row is asked for.
/// - The weather by a ``Box``, as in raywenderlich.com's "iOS MVVM Tutorial:
///   Refactoring from MVC". A closure hears only of the next change; a box also
///   tells its present value when it is bound. There, the view model loads in
///   `init` and boxes an image, and the view asks for a location by itself.
///   Here, it loads in `viewDidLoad()`, boxes the icon's code, and tells the
///   view to ask.
///
/// The other three bind in one way: to state that is ``Observed``, and by one
/// closure for what happens once. kudoleh's form is nearest to it. There, an
/// error is state as well, and is shown where it is not empty.
///
/// The way through: the button calls the view model, which words the greeting
/// and calls the closure that the view has set. The view shows it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let viewModel = GreetingViewModel(person: person)
  return GreetingViewController(viewModel: viewModel)
}
