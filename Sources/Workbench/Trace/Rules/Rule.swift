/// Who may not call whom, as a pattern's literature has it.
public struct Rule: Sendable {
  /// What a caller may call of a receiver all the same.
  ///
  /// A function's name has its labels, for another function may have the same
  /// name without them: `bind(_:)`. `init` stands for every initialiser.
  public enum Exception: Sendable {
    /// A closure that the receiver formed: an answer or a binding, whose
    /// caller does not know whom it reaches.
    case closures
    /// The functions and properties of these names.
    case functions(Set<String>)
    /// What reads: computed properties that set nothing, and the functions of
    /// these names.
    case reading(functions: Set<String>)
    /// Everything but computed properties: the rule is about reading alone.
    case allButReading
    /// Everything but the functions of these names.
    case allBut(Set<String>)
    /// What changes nothing on the screen outside of a table's rows.
    case changingRows
  }

  /// Where a rule holds.
  ///
  /// Names are those of the callers' functions, as in ``Exception``. A closure
  /// that is formed in such a function and runs later does not count as it. Nor
  /// does a function that its own type calls, unless the call comes from
  /// another function of the list, or from where the type sets itself up: a
  /// view that renders on a tap renders because it has decided to. Nor does one
  /// that is the action of a button, nor what a table tells of rows that have
  /// gone while a function reloads it.
  ///
  /// `configurationUpdateHandler` stands for what a cell calls as its handler.
  public enum Place: Sendable {
    case anywhere
    /// While one of these functions runs.
    case under(Set<String>)
    /// While none of these functions runs, nor a function or closure that one
    /// of these roles called.
    case exceptUnder(Set<String>, callsFrom: Set<Role> = [])
  }

  /// The rule as a sentence.
  public let sentence: String
  package let callers: Set<Role>
  package let receivers: Set<Role>
  let exception: Exception
  let place: Place

  public init(
    _ sentence: String,
    callers: Set<Role>,
    mustNotCall receivers: Set<Role>,
    exceptThrough exception: Exception = .functions([]),
    where place: Place = .anywhere
  ) {
    self.sentence = sentence
    self.callers = callers
    self.receivers = receivers
    self.exception = exception
    self.place = place
  }
}

extension Set<String> {
  /// The functions in which a view or controller sets itself up.
  package static let settingUp: Self = ["init", "loadView()", "viewDidLoad()"]

  /// What a cell calls whenever it updates itself.
  package static let updatingCells: Self = [
    "configurationUpdateHandler", "updateConfiguration()",
  ]
}
