import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, the
/// presenter holds its interactor, and every way back is weak.
///
/// A tap asks the presenter, which asks the interactor for the person. The
/// interactor answers with two names, the presenter words the greeting, and the
/// view shows it.
///
/// The form is VIPER as Jeff Gilbert and Conrad Stoll of Mutual Mobile describe
/// it ("Architecting iOS Apps with VIPER", objc.io issue 13, 2014), with their
/// apps VIPER-TODO, its Swift version VIPER-SWIFT, and Counter. The view shows
/// what it is told. The interactor carries out a use case with the entities,
/// which are our models. The presenter prepares the outcome for the view. The
/// router, which the article calls wireframe, opens screens when the presenter
/// says so. Entities never reach the presenter: it gets plain output data.
///
/// Where the article and VIPER-TODO differ from "The Book of VIPER", by the iOS
/// team of Rambler, ours is as in the book:
///
/// - Their wireframe also makes the view controller. Our routers only open and
///   close screens, and an assembly puts each screen together. It is a function
///   like this one.
/// - In VIPER-TODO the presenter knows its wireframe by the class. Ours knows
///   its router by a protocol, so a test can put a spy in the router's place.
/// - Their presenters' functions say what is wanted (`addNewEntry`). Ours say
///   what the user did (`greetButtonTapped`, in the book `didTapLoginButton`),
///   by the same names in all our architectures.
/// - Their interactors ask a data manager or an API client. Ours ask services;
///   that of the to-dos has a data manager as well.
/// - In VIPER-TODO view, presenter and wireframe hold each other strongly, and
///   are never released. Ours do as Gilbert answered when this was reported
///   (VIPER-TODO, issue 2): references are strong from view to presenter to
///   interactor, and weak on the way back.
///
/// Ours differs from all of them in this:
///
/// - VIPER-SWIFT hands the view the words of all rows. Ours does so with
///   to-dos, which are few. Photos and employees can be many, so their rows are
///   a lazy collection. The view keeps it, and a row is worded, by a closure of
///   the presenter, when the view reads it.
/// - A tap that carries no value goes from the button to the presenter at once.
/// - Our routers open alerts too. What the user answers goes from the alert to
///   the presenter, as from any view.
/// - Our interactors keep what they have loaded. The book's have no state.
/// - An error reaches the presenter as the sentence that `ServiceError` has for
///   it. By the article, the presenter would word it.
///
/// A view knows its presenter by the class, as in Counter. The article and the
/// book have a protocol there. It would serve to test a view with a spy, but
/// our views are tested together with their presenters, on the screen.
///
/// The greeting has no router, because it opens nothing.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let interactor = GreetingInteractor(person: person)
  let presenter = GreetingPresenter(interactor: interactor)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
