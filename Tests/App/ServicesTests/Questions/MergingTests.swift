import Models
import Testing

/// What becomes of two versions of a list.
struct MergingTests {
  private let base = [Self.item(1, "Milk"), Self.item(2, "Bread")]

  private static func item(_ id: Int, _ title: String) -> TodoItem {
    TodoItem(id: id, todo: Todo(title: title))
  }

  @Test func aChangeOfOneSideStands() {
    let changed = [Self.item(1, "Oat milk"), Self.item(2, "Bread")]
    #expect(merge(changed, with: base, from: base) == changed)
    #expect(merge(base, with: changed, from: base) == changed)
  }

  @Test func aDeletionOfOneSideStands() {
    let left = [Self.item(2, "Bread")]
    #expect(merge(left, with: base, from: base) == left)
    #expect(merge(base, with: left, from: base) == left)
  }

  @Test func whatBothAddedIsThereOnceEach() {
    let mine = base + [Self.item(3, "Tea")]
    let theirs = base + [Self.item(4, "Salt")]
    #expect(merge(mine, with: theirs, from: base).map(\.id) == [1, 2, 4, 3])
  }

  @Test func whereBothChangedOneItemMineWins() {
    let mine = [Self.item(1, "Oat milk"), Self.item(2, "Bread")]
    let theirs = [Self.item(1, "Soy milk"), Self.item(2, "Rolls")]
    #expect(
      merge(mine, with: theirs, from: base)
        == [Self.item(1, "Oat milk"), Self.item(2, "Rolls")]
    )
  }

  @Test func whatOneSideChangedIsNotLostByTheOthersDeletion() {
    let deleted = [Self.item(2, "Bread")]
    let changed = [Self.item(1, "Oat milk"), Self.item(2, "Bread")]
    let both = Set(changed.map(\.todo.title))
    for list in [
      merge(deleted, with: changed, from: base),
      merge(changed, with: deleted, from: base),
    ] {
      #expect(Set(list.map(\.todo.title)) == both)
    }
  }
}
