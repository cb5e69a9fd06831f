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
/// parent's reducer calls its child's, as in Elm and Redux.
///
/// Ours differs from Mobius:
///
/// - Alerts and open screens are state, as in the Composable Architecture. In
///   Mobius they would be effects. In objc.io's Elm Architecture (2018) a
///   command shows an alert.
/// - One more event, `viewDidLoad`, says that the screen has loaded. It starts
///   loading. Mobius has an init function for that.
/// - The store compares states. In Mobius the update function says whether
///   there is a new one.
/// - Events are taken in order, and the commands of each are carried out, in
///   order, before the next event. Mobius promises none of effects.
/// - A reducer returns commands, which is Elm's word: to run an effect, to
///   cancel some, or to take an event. The store carries them out, and the
///   effect handler hears of effects only. Mobius's update function returns
///   effects, and cancels none.
/// - The store keeps the task of each effect until it is done. It cancels an
///   effect by its identity, as the Composable Architecture does with
///   `cancel(id:)`. A new effect cancels the older one of the same identity, as
///   `cancelInFlight` does there. A save has none, and nobody cancels it.
/// - A child that comes and goes has a `ChildReducer`, as with `ifLet` in the
///   Composable Architecture. When it goes, or another takes its place, all of
///   its effects are cancelled, and none of the other's. Here the parent's own
///   `switch` hands it its events.
/// - A child decides what its own events mean. What it wants of its parent it
///   says by one more event, `delegate`, which it has the store send. The
///   parent acts on that one only. The form, with `send`, is the Composable
///   Architecture's.
/// - A store can start with other screens and alerts open, but not with a save
///   on its way, and the weather always starts with the first place. Mobius
///   wants every model to be a valid start.
/// - A view is given the former state, too, to compare where it has to. Mobius
///   leaves that to an add-on, such as Diffuser.
/// - A reducer relies on the store, which drops the answer of an effect that
///   was cancelled, as in the Composable Architecture. Mobius recommends
///   updates that withstand events in any order.
/// - An effect can keep the store until its answer has come. In Mobius an
///   effect that is not done is disposed of with the loop.
/// - The `TodoList` in the state of the to-dos decides when a save is due.
///   Mobius advises to put no behaviour in the model.
/// - A state computes what the view shows. In Mobius's to-do sample a mapper
///   makes view data of the model. Where a child's screen shows facts of its
///   parent, too, the parent hands it those, and the child words them.
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
/// Other forms differ in these points:
///
/// - Redux has one store for the whole app.
/// - In the Composable Architecture an effect holds a closure, which a test
///   cannot compare. So does the concrete `Command` of objc.io's Elm
///   Architecture. Where an update function is generic over the command, a test
///   has it make an enum instead.
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
