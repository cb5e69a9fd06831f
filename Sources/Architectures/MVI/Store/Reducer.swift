/// Changes the state as an event demands, and says what the store is to do.
///
/// The same state and event always give the same answer. So a reducer asks no
/// service, no clock and no random number. Services and widgets are on the main
/// actor, and a reducer is not, so the compiler refuses to call them directly.
///
/// # Where the form is from
///
/// The loop is that of Spotify's Mobius. Events are what the user does and what
/// the services answer. A pure function decides, as `update` does in Elm.
/// Effects are values of the feature's own type, and a handler carries them
/// out. Each feature has a loop of its own.
///
/// Much of the rest is that of Point-Free's Composable Architecture (2020): the
/// state, events and reducer of a feature stand in one file, alerts and open
/// screens are state, and effects are cancelled by identity. State, reducer and
/// store have its names, and those of Redux (2015). Both call events actions. A
/// parent's reducer calls its child's, as in Elm and Redux. When the child
/// goes, the parent has its effects cancelled. In the Composable Architecture
/// `ifLet` does both.
///
/// These are the main differences from Mobius; other types say theirs.
///
/// - Alerts and open screens are state, as in the Composable Architecture. In
///   Mobius they would be effects. In objc.io's Elm Architecture (2018) a
///   command shows an alert.
/// - One more event, `viewDidLoad`, says that the screen has loaded. It starts
///   loading. Mobius has an init function for that.
/// - A first state can have screens and alerts open, but nothing on its way,
///   such as a save. Mobius wants every model to be a valid start.
/// - A reducer relies on the store, which drops the answer of an effect that
///   was cancelled, as in the Composable Architecture. Mobius recommends
///   updates that withstand events in any order.
/// - The `TodoList` in the state of the to-dos decides when a save is due.
///   Mobius advises to put no behaviour in the model.
/// - A state computes what the view shows. In Mobius's to-do sample a mapper
///   makes view data of the model.
/// - Events are named as the user did them, `reloadButtonTapped`, so that the
///   architectures here share the names. Mobius advises names from the domain,
///   such as a requested login. The Composable Architecture advises ours.
///
/// Model-View-Intent (Staltz 2014, Dorfmann 2016) is three functions over
/// streams. Intent turns raw input into what the user wants, model makes the
/// state of that, and view shows it. Here the view controllers are the view,
/// and the store and its reducer are the model. Nothing here is called intent.
/// What it does is little, and the view controllers do it: they turn the number
/// of a segment, or of a row that is selected, into what is meant, and send
/// that as an event.
///
/// Redux has one store for the whole app. In the Composable Architecture an
/// effect holds a closure, which a test cannot compare. So does a command in
/// objc.io's Elm Architecture.
nonisolated protocol Reducer {
  /// What the screens show, and what is needed to decide.
  associatedtype State: Equatable
  /// That the screen has loaded, what the user does, what the services answer.
  associatedtype Event: Equatable
  /// What is to be done outside; `Never` where nothing is.
  associatedtype Effect: FeatureEffect

  /// Takes the next event.
  ///
  /// - Returns: What is to be done now, in this order.
  func reduce(
    into state: inout State,
    event: Event
  ) -> [Command<Effect, Event>]
}

extension Reducer {
  /// Takes an event of a child; does nothing where the child has gone.
  func reduce(
    into state: inout State?,
    event: Event
  ) -> [Command<Effect, Event>] {
    guard var newState = state else { return [] }
    let commands = reduce(into: &newState, event: event)
    state = newState
    return commands
  }
}
