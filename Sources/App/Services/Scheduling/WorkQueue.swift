/// Pending work, by due time and then by request: a binary min-heap.
@MainActor
struct WorkQueue {
  struct Entry {
    let due: Duration
    /// Counts the requests, so that work due together keeps their order.
    let number: Int
    let work: @MainActor () -> Void

    func precedes(_ other: Entry) -> Bool {
      (due, number) < (other.due, other.number)
    }
  }

  /// The entry at `index` precedes those at `2 * index + 1` and `+ 2`.
  private var heap: [Entry] = []
  private var requestCount = 0

  var count: Int { heap.count }
  var first: Entry? { heap.first }

  mutating func insert(
    due: Duration,
    work: @escaping @MainActor () -> Void
  ) {
    requestCount += 1
    heap.append(Entry(due: due, number: requestCount, work: work))
    siftUp(from: heap.count - 1)
  }

  /// Removes the first entry if it is due at that time or before.
  mutating func removeFirst(dueBy time: Duration) -> Entry? {
    guard let first, first.due <= time else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(from: 0)
    return first
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].precedes(heap[earliest]) {
        earliest = child
      }
      if earliest == parent { return }
      heap.swapAt(parent, earliest)
      parent = earliest
    }
  }
}
