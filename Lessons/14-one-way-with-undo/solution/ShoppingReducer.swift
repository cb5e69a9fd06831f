/// Changes the state as an event demands, and says what is to be done outside.
func reduce(
  _ state: inout ShoppingState,
  _ event: ShoppingEvent
) -> [ShoppingEffect] {
  switch event {
  case .draftChanged(let text):
    state.draft = text
    return []
  case .addButtonTapped:
    guard !state.draft.isEmpty else { return [] }
    let id = (state.items.map(\.id).max() ?? 0) + 1
    let item = Item(id: id, title: state.draft)
    state.changeItems { $0.append(item) }
    state.draft = ""
    return save(&state)
  case .itemTapped(let id):
    guard let place = state.items.firstIndex(where: { $0.id == id }) else {
      return []
    }
    state.changeItems { $0[place].isBought.toggle() }
    return save(&state)
  case .deleteButtonTapped(let id):
    guard let place = state.items.firstIndex(where: { $0.id == id }) else {
      return []
    }
    state.changeItems { $0.remove(at: place) }
    return save(&state)
  case .clearBoughtButtonTapped:
    guard state.items.contains(where: \.isBought) else { return [] }
    state.changeItems { $0.removeAll(where: \.isBought) }
    return save(&state)
  case .undoButtonTapped:
    guard state.canUndo else { return [] }
    state.undo()
    return save(&state)
  case .alertClosed:
    state.failure = nil
    return []
  case .saved:
    state.isSaving = false
    return []
  case .saveFailed(let reason):
    state.isSaving = false
    state.failure = reason
    return []
  }
}

/// Has the items saved as they are now.
private func save(_ state: inout ShoppingState) -> [ShoppingEffect] {
  state.isSaving = true
  return [.save(state.items)]
}
