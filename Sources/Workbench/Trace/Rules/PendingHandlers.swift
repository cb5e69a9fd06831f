/// The closures that were handed over with a call and have not run yet.
///
/// A recording knows no instances: that a closure is the one that was handed
/// over is concluded from where both were done. A function called somebody and
/// handed a closure over, so one closure that this function formed, or one of
/// its type that waited for it, may run.
struct PendingHandlers {
  private struct Place: Hashable {
    var type: String?
    var member: String
  }

  private var pending: [Set<Place>] = []

  /// Notes that a call hands a closure over.
  mutating func handOver(inCall index: Int, of played: PlayedCalls) {
    let type = played.calls[index].function.type
    let places = played.chain(from: index)
      .map { played.calls[$0].function }.filter { $0.type == type }
      .map { Place(type: type, member: $0.member) }
    pending.append(Set(places))
  }

  /// Whether the function is a closure that was handed over; it is then
  /// waited for no longer.
  mutating func use(_ function: FunctionName) -> Bool {
    guard let member = function.formedIn else { return false }
    let place = Place(type: function.type, member: member)
    guard let index = pending.firstIndex(where: { $0.contains(place) })
    else { return false }
    pending.remove(at: index)
    return true
  }
}
