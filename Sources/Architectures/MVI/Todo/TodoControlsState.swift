import Models

/// Says what stands between the field for a new to-do and the rows.
///
/// It must not know the controls.
struct TodoControlsState: Equatable {
  let isShown: Bool
  let markAllTitle: String
  let itemsLeft: String
  let isClearingShown: Bool

  init(list: TodoList) {
    isShown = !list.isEmpty
    markAllTitle =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    itemsLeft = count == 1 ? "1 item left" : "\(count) items left"
    isClearingShown = list.hasCompleted
  }
}
