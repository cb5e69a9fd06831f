import ConsoleUI
import Models

/// Puts the greeting screen together; the view holds its store.
///
/// The button sends the store an event. The reducer makes the next state of it,
/// and the view renders that.
///
/// The form is nearest to Spotify's Mobius: events are what the user does and
/// what the services answer, a pure function decides, effects are values that
/// a handler carries out, and each feature has a loop of its own. State,
/// reducer and store are named as in Redux (2015) and in Point-Free's
/// Composable Architecture (2020), which both call events actions. From the
/// latter is also that state, event, effect and reducer of a feature stand in
/// one file, and that a parent's reducer calls those of its child screens.
///
/// Ours differs from Mobius:
///
/// - Alerts and open screens are state, as in the Composable Architecture.
///   Mobius would make them effects. objc.io's Elm Architecture (2018) shows an
///   alert by a command.
/// - Loading starts by the event `viewDidLoad`, where Mobius has an initiator.
/// - The store compares states. In Mobius an update says whether there is a
///   new one.
/// - Effects are handled in order, which Mobius does not promise.
/// - A state computes the words for the view. Mobius has a mapper that makes
///   view data of the model. A screen that shows a part of a state is given
///   those words as a value.
/// - Events are named as the user did them, `reloadButtonTapped`, so that the
///   architectures here share the names. Mobius advises names from the domain,
///   such as a requested login.
///
/// Model-View-Intent (Staltz 2014, Dorfmann 2016) is three functions over
/// streams: intent makes of raw input what the user wants, model makes of that
/// the state, view shows it. Here the user's events stand for the intent, state
/// and reducer for the model, the view controllers for the view. No part
/// translates input.
///
/// Where the literature disagrees, these are the alternatives:
///
/// - Redux has one store for the whole app.
/// - In objc.io's Elm Architecture and in the Composable Architecture an effect
///   holds a closure, which a test cannot compare. The latter can cancel an
///   effect that another overrules. Here its late answer is dropped.
@MainActor
public func makeGreetingScreen(person: Person) -> ViewController {
  let store = Store(
    initialState: GreetingState(person: person),
    reducer: GreetingReducer(),
    effectHandler: NoEffectHandler()
  )
  return GreetingViewController(store: store)
}
