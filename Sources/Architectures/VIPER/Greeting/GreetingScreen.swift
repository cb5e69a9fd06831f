import ConsoleUI
import Models

/// Puts the greeting screen together: the view holds its presenter, the
/// presenter holds its interactor, and every way back is weak.
///
/// The form is VIPER as Jeff Gilbert and Conrad Stoll describe it
/// ("Architecting iOS Apps with VIPER", objc.io issue 13, 2014), with the app
/// VIPER-TODO that Mutual Mobile published beside it. The view shows what it
/// is told. The interactor carries out a use case with the entities, which
/// are our models. The presenter prepares the outcome for the view. The
/// router, which the article calls wireframe, opens screens and alerts when
/// the presenter says so. Ours differs from theirs in this:
///
/// - Their app holds view, presenter and wireframe in rings of strong
///   references, so they leak. Ours holds them as Gilbert answered when this
///   was reported (VIPER-TODO, issue 2): view to presenter to interactor, and
///   weakly back.
/// - Their wireframe also makes its own screen. Here a function such as this
///   one does. The greeting has no router, because it opens nothing.
/// - Their view knows its presenter by a protocol. Ours knows the class,
///   because there is only one.
/// - Their view never asks its presenter for data. Ours asks for a row when
///   the row comes to the screen, because a list can be long.
/// - Their interactors ask a data manager. Ours ask the services, because no
///   two screens of these features share data.
///
/// Not all agree on what reaches the presenter. Many samples hand it the
/// entities, which saves copies, and lets it do the interactor's work. The
/// article forbids it: a presenter gets plain output data, and here an error
/// comes as a sentence. Nor do all agree on the way round: in "Clean Swift"
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
