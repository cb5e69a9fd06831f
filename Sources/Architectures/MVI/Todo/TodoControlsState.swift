import Models

/// Says what stands between the field for a new to-do and the rows.
///
/// It must not know the controls.
struct TodoControlsState: Equatable {
  let isShown: Bool
  let markAllButtonTitle: String
  let itemsLeftText: String
  let isClearCompletedShown: Bool

  init(list: TodoList) {
    isShown = !list.isEmpty
    markAllButtonTitle =
      list.isAllCompleted ? "Mark all as not done" : "Mark all as done"
    let count = list.activeCount
    itemsLeftText = count == 1 ? "1 item left" : "\(count) items left"
    isClearCompletedShown = list.hasCompleted
  }
}
