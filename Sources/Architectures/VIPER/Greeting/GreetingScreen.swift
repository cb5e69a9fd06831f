import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, the
/// presenter holds its interactor, and every way back is weak.
///
/// A tap asks the presenter, which asks the interactor for the person. The
/// interactor answers with two names, the presenter words the greeting, and the
/// view shows it. There is no router, because the greeting opens nothing.
///
/// The form is VIPER as Jeff Gilbert and Conrad Stoll of Mutual Mobile describe
/// it ("Architecting iOS Apps with VIPER", objc.io issue 13, 2014), with their
/// apps VIPER-TODO, its Swift version VIPER-SWIFT, and Counter. The view shows
/// what it is told. The interactor carries out a use case with the entities,
/// which are our models. The presenter prepares the outcome for the view. The
/// router, which the article calls wireframe, opens screens when the presenter
/// says so. Entities never reach the presenter: it gets plain output data. As
/// in VIPER-TODO, a view knows its presenter by a protocol, the module
/// interface.
///
/// In these points ours is as in "The Book of VIPER", by Rambler's iOS team:
///
/// - The article's wireframe also makes the view controller. In VIPER-TODO one
///   object, `VTDAppDependencies`, wires the other parts of all modules. Here
///   each screen has an assembly of its own: a function like this one.
/// - In VIPER-TODO the presenter knows its wireframe by the class. Ours knows
///   its router by a protocol, so a test can put a spy in the router's place.
/// - The article's presenter has functions that say what is wanted
///   (`addNewEntry`). Those of ours say what the user did (`greetButtonTapped`,
///   in the book `didTapLoginButton`), mostly by the same names as in our other
///   architectures.
/// - The article's interactor asks a data manager or an API client. Ours ask
///   services, except for the interactor of the to-dos.
///
/// In these points ours differs from the article or its apps:
///
/// - The presenter "does not know about the existence of `UILabel`, `UIButton`,
///   etc." Ours knows no widget either. But its inputs are named after widgets,
///   and some of what it hands out is the title of a button.
/// - The article's wireframe owns its window, navigation controller and view
///   controller. Our router knows its view controller weakly, and the
///   navigation controller owns that.
/// - In the list module of VIPER-TODO, the presenter holds view and wireframe
///   strongly, both hold it, and all are never released. Ours follow Gilbert's
///   answer to that report (issue 2 of mutualmobile/VIPER-TODO): references are
///   strong from view to presenter to interactor, and weak on the way back. As
///   in the book, our presenter holds its router, and the router's ways back
///   are weak.
/// - Our routers make and open alerts too. The presenter words them, but for
///   "OK". What the user answers goes from the alert to the presenter, by the
///   module interface, as from any view.
/// - Only the interactor of the to-dos asks a data manager, which asks the
///   service. The article's data manager calls a block with its answer. Ours
///   and the services are awaited. A load runs in a task that the interactor
///   owns. It cancels the task when it asks again or is released, and that of a
///   row's picture also when the row has gone or a reload succeeds. A save runs
///   in a task that keeps the interactor, and nobody cancels it.
/// - An interactor "represents a single use case". Ours has all use cases of a
///   screen, or of two.
/// - By the article, an interactor puts the entities back into a data store.
///   Ours keep what they were answered, as Counter's keeps its count. The book
///   wants interactors without state.
/// - An error reaches the presenter as a sentence, though a presenter words the
///   rest. `ServiceError`, which all our architectures share, brings its
///   sentence along, so it is data, as the title of a to-do is. The article
///   says nothing of errors.
/// - A `Picture` and the code of a weather's icon go unchanged from the service
///   to the view. They are plain values, and nothing in them is to be worded.
/// - "Don't be surprised if your entities are just data structures. Any
///   application-dependent logic will most likely be in an Interactor." Some of
///   our models have logic, because all our architectures share them: the order
///   of employees and the days of the world clock. The list of to-dos even says
///   when a save is due, and its interactor sends it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let interactor = GreetingInteractor(person: person)
  let presenter = GreetingPresenter(interactor: interactor)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
