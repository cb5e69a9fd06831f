/// Pending work, by due time and then by request.
@MainActor
struct WorkQueue {
  struct Entry {
    let due: Duration
    let work: @MainActor () -> Void
  }

  /// What is due first stands last, where it is removed in no time.
  private var entries: [Entry] = []

  var count: Int { entries.count }
  var first: Entry? { entries.last }

  mutating func insert(
    due: Duration,
    work: @escaping @MainActor () -> Void
  ) {
    // Behind all that is due later, before what is due then or earlier.
    let index = entries.firstIndex { $0.due <= due } ?? entries.endIndex
    entries.insert(Entry(due: due, work: work), at: index)
  }

  /// Removes the first entry if it is due at that time or before.
  mutating func removeFirst(dueBy time: Duration) -> Entry? {
    guard let first, first.due <= time else { return nil }
    return entries.removeLast()
  }
}
