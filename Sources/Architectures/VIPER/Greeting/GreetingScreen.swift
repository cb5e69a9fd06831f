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
/// says so. Entities never reach the presenter: it gets plain output data. As
/// in VIPER-TODO, a view knows its presenter by a protocol, the module
/// interface. That says what the module can do, and not what the user taps:
/// here `greet()`. A screen that has something to show from the start has
/// `updateView()` there. In VIPER-TODO the list calls it whenever it appears.
/// Our views call it once, when they have loaded.
///
/// Here ours does not keep to the article:
///
/// - By the article, "any application-dependent logic will most likely be in an
///   Interactor". Some of our models have logic, because all our architectures
///   share them: the search and the order of employees, the days of the world
///   clock, and when a save of the to-dos is due.
/// - By the article, an interactor puts the entities back into a data store.
///   Ours put back the photos and the to-dos, which two screens share. They
///   keep what else they need later, as Counter's keeps its count. "The Book of
///   VIPER", by Rambler's iOS team, wants interactors without state, but says
///   so only in its Russian chapter on code style.
/// - By the article, only the interactor manipulates entities. When a save
///   request of the to-dos begins and ends, their data manager notes that in
///   the list itself.
/// - In VIPER-TODO an interactor asks a data manager. Ours have one for the
///   entities that two screens share, and ask services for the rest. The
///   article knows such objects too, as "a network manager or API client".
/// - The article's wireframe leads from screen to screen. Our routers make and
///   open alerts, too. The presenter words them, but for "OK". What the user
///   answers goes to the presenter, which is the router's delegate.
///
/// Here ours differs from the article or its apps as the book does:
///
/// - The article's interactor "represents a single use case". Ours has, in the
///   book's words, "all the business logic required for this module": all use
///   cases of a screen. Counter's has three use cases, too.
/// - The article's wireframe also makes the view controller. In VIPER-TODO one
///   object, `VTDAppDependencies`, wires the other parts of all modules. Here
///   each screen has an assembly of its own: a function like this one.
/// - The article's wireframe owns its window, navigation controller and view
///   controller. Our router knows its view controller weakly, and the
///   navigation controller owns that.
/// - In VIPER-TODO the presenter knows its wireframe by the class. Ours knows
///   its router by a protocol, so a test can put a spy in the router's place.
///
/// Here ours mends or adds something:
///
/// - In the list module of VIPER-TODO, the presenter and its view hold each
///   other strongly, and are never released. Issue 2 of VIPER-TODO, today at
///   github.com/griddynamics/VIPER-TODO, reports this. Ours follow Gilbert's
///   answer: references are strong from view to presenter to interactor, and
///   weak on the way back. The router's ways back are weak, too.
/// - The article's data manager calls a block with what it has fetched. Here a
///   load is awaited.
/// - The article says nothing of errors. `ServiceError`, which all our
///   architectures share, has a sentence for each error. The presenter passes
///   that on, and does not word it.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let interactor = GreetingInteractor(person: person)
  let presenter = GreetingPresenter(interactor: interactor)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
