import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, the
/// presenter holds its interactor, and every way back is weak.
///
/// After a tap the view asks its presenter to greet, and the presenter asks the
/// interactor for the person. The interactor answers with two names, the
/// presenter words the greeting, and the view shows it. There is no router,
/// because the greeting opens nothing.
///
/// The form is VIPER as Jeff Gilbert and Conrad Stoll of Mutual Mobile describe
/// it ("Architecting iOS Apps with VIPER", objc.io issue 13, 2014), with their
/// apps VIPER-TODO, its Swift version VIPER-SWIFT, and Counter. The view shows
/// what it is told. The interactor carries out a use case with the entities,
/// which are our models. The presenter prepares the outcome for the view. The
/// router, which the article calls wireframe, opens screens when the presenter
/// says so. Entities never reach the presenter: it gets plain output data. A
/// view knows its presenter by a protocol, the module interface. That says what
/// the module can do, and not what the user taps: here `greet()`. On all other
/// screens it also has `updateView()`, as the list of VIPER-TODO has it. In
/// VIPER-TODO the view calls that whenever it appears. Ours calls it once, when
/// it has loaded.
///
/// In three points ours differs from the article, and is as in "The Book of
/// VIPER", by Rambler's iOS team:
///
/// - The article's wireframe also makes the view controller. In VIPER-TODO one
///   object, `VTDAppDependencies`, wires the other parts of all modules. Here
///   each screen has an assembly of its own: a function like this one.
/// - In VIPER-TODO the presenter knows its wireframe by the class. Ours knows
///   its router by a protocol, so a test can put a spy in the router's place.
/// - The article's interactor "represents a single use case". Ours has, in the
///   book's words, "all the business logic required for this module": all use
///   cases of a screen. Only that of the to-dos serves two screens: see
///   `makeTodoScreen`.
///
/// In these points ours differs from the article or its apps:
///
/// - In VIPER-TODO an interactor asks a data manager. Of ours, only that of the
///   to-dos does. The others ask a service, if any. A service is what the
///   article calls a "network manager or API client".
/// - The article's wireframe owns its window, navigation controller and view
///   controller. Our router knows its view controller weakly, and the
///   navigation controller owns that.
/// - In the list module of VIPER-TODO, presenter, view and wireframe hold one
///   another strongly, and are never released. Ours follow Gilbert's answer to
///   that report (issue 2 of VIPER-TODO, today at
///   github.com/griddynamics/VIPER-TODO): references are strong from view to
///   presenter to interactor, and weak on the way back. The presenter holds its
///   router, as in VIPER-TODO, but the router's ways back are weak.
/// - Our routers make and open alerts too. The presenter words them, but for
///   "OK". What the user answers goes to the presenter, which is the router's
///   delegate.
/// - By the article, a view "never asks the Presenter for data". Our list of
///   photos asks for a row's picture when the row is about to show, since of a
///   long list few rows show. The presenter answers as it does with all else,
///   by telling the view what to show.
/// - The article's data manager calls a block with its answer. Ours and the
///   services are awaited. A load runs in a task that the interactor owns, and
///   cancels when it asks again or is released. A save runs in a task that
///   keeps the interactor, and nobody cancels it.
/// - By the article, an interactor puts the entities back into a data store.
///   Ours keep what they need later, as Counter's keeps its count. The book
///   wants interactors without state.
/// - The presenter does not word why something has failed. `ServiceError`, which
///   all our architectures share, has a sentence for each error, and the
///   presenter passes that on. The article says nothing of errors.
/// - A `Picture` and the code of a weather's icon go unchanged from the service
///   to the view, which looks the icon up. Neither has words in it.
/// - By the article, "any application-dependent logic will most likely be in an
///   Interactor". Some of our models have logic, because all our architectures
///   share them: the search and the order of employees, and the days of the
///   world clock. The list of to-dos even says when a save is due, and its
///   interactor sends the request.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let interactor = GreetingInteractor(person: person)
  let presenter = GreetingPresenter(interactor: interactor)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
