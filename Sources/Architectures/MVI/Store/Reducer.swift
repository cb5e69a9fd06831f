/// Changes the state as an event demands, and says what the store is to do.
///
/// This is the loop of each feature. A view sends its store an event. The
/// reducer changes the state and returns commands. The views render the new
/// state. The store carries out the commands: for an effect it calls the effect
/// handler, which calls a service and sends the answer as another event.
///
/// The same state and event always give the same answer. So a reducer asks no
/// service, no clock and no random number. The compiler refuses to call
/// services and widgets directly: they are on the main actor, and a reducer is
/// not.
///
/// # Where the form is from
///
/// Model-View-Intent (Staltz 2014, Dorfmann 2016) is three functions over
/// streams. Intent turns raw input into what the user wants, model makes the
/// state of that, and view shows it. Here the view controllers are the view,
/// and the store and its reducer are the model. The intent has no function of
/// its own. A view controller does one half of it: its targets and delegate
/// functions turn input into events, such as a selected row into a photo's
/// identity. The reducer does the other half: it knows which events mean the
/// same, such as `viewDidLoad` and `reloadButtonTapped`.
///
/// The loop is that of Spotify's Mobius. A pure function decides, as `update`
/// does in Elm. Effects are values of the feature's own type, and a handler
/// carries them out. Each feature has a loop of its own. Redux (2015) and Elm
/// have one for the whole app.
///
/// Much of the rest is that of Point-Free's Composable Architecture (2020). The
/// state, events, effects and reducer of a feature stand in one file, if there
/// is room. Alerts and open screens are state, and effects are cancelled by
/// identity. The words state, reducer and store are from Redux.
///
/// A parent's reducer calls its child's, as in Elm and Redux, and cancels the
/// child's effects when the child goes. In the Composable Architecture `ifLet`
/// does both.
///
/// Our effects can be compared, so a test checks which ones a reducer returns.
/// In the Composable Architecture an effect holds a closure. So does a command
/// in objc.io's Elm Architecture (2018).
///
/// These are the main differences from Mobius; other types say theirs.
///
/// - Alerts and open screens are state, as in the Composable Architecture. In
///   Mobius they would be effects. In objc.io's Elm Architecture a command
///   shows an alert.
/// - The event `viewDidLoad` starts loading. Mobius has an init function for
///   that.
/// - A first state can have screens and alerts open, but no save that is
///   pending, because nobody would answer it. Only the to-dos are not loaded
///   again where the state has them. In Mobius every model is a valid start.
/// - Commands are carried out in their order. Mobius promises no order of
///   effects.
/// - There are no event sources, which Mobius has, for example for a timer. Elm
///   has subscriptions for that.
/// - A reducer relies on the store, which drops the answer of an effect that
///   was cancelled, as in the Composable Architecture. Mobius recommends
///   updates that withstand events in any order.
/// - The `TodoList` in the state of the to-dos decides when a save is due.
///   Mobius advises to put no behaviour in the model.
/// - A state computes what the view shows. In Mobius's to-do sample a mapper
///   makes view data of the model.
/// - Events are named as the user did them, `reloadButtonTapped`, so that the
///   architectures here share the names. Mobius's guide prefers domain names,
///   such as a requested login. The Composable Architecture advises ours.
protocol Reducer {
  /// What the screens show, and what is needed to decide.
  associatedtype State: Equatable
  /// What happens on the screens, what the user does, what the services answer.
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
