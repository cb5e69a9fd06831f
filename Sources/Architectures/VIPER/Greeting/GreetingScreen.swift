import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, the
/// presenter holds its interactor, and every way back is weak.
///
/// A tap asks the presenter, which asks the interactor for the person. The
/// interactor answers with two names, the presenter words the greeting, and the
/// view shows it.
///
/// The form is VIPER as Jeff Gilbert and Conrad Stoll describe it
/// ("Architecting iOS Apps with VIPER", objc.io issue 13, 2014), with the app
/// VIPER-TODO that Mutual Mobile published beside it. The view shows what it
/// is told. The interactor carries out a use case with the entities, which
/// are our models. The presenter prepares the outcome for the view. The
/// router, which the article calls wireframe, opens screens when the
/// presenter says so. For the network, the article lets the interactor ask a
/// client; our services are that. Ours differs from theirs in this:
///
/// - Our routers open alerts too. What the user answers goes from the alert to
///   the presenter, as from any view.
/// - Their list holds view, presenter and wireframe in rings of strong
///   references. It lives as long as the app; screens that come and go would
///   leak. Ours hold each other as Gilbert answered when this was reported
///   (VIPER-TODO, issue 2): view to presenter to interactor, and weakly back.
/// - Their wireframe makes its view controller, and one object connects the
///   whole app. Here a function does both for one screen.
/// - Their view knows its presenter by a protocol, and their presenter knows
///   the wireframe by its class. Ours is the other way round: tests put a spy
///   in the router's place, and none in the presenter's. So a button can have a
///   presenter's function as its action, where the view has nothing to add.
/// - Their interactors serve one screen each. Where two of our screens share
///   data, one interactor has two outputs (`makeTodoScreen`).
/// - Their presenters name intents (`addNewEntry`), ours controls
///   (`greetButtonTapped`).
/// - Their view never asks its presenter for data. Ours asks for a row when
///   the row comes to the screen, because a list can be long.
///
/// The greeting has no router, because it opens nothing. The detail screen is
/// no module: it only shows words.
///
/// Not all agree on what reaches the presenter. Many samples hand it the
/// entities. This saves copies, but the presenter can then do the interactor's
/// work. The article forbids it: a presenter gets plain output data, and here
/// an error comes as a sentence. The direction differs too: in "Clean Swift"
/// the view calls the interactor, and the presenter only words the outcome.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let interactor = GreetingInteractor(person: person)
  let presenter = GreetingPresenter(interactor: interactor)
  let viewController = GreetingViewController(presenter: presenter)
  presenter.view = viewController
  interactor.output = presenter
  return viewController
}
