import Models
import Testing

/// How the user's changes change a list of to-dos.
struct TodoListTests {
  private var list = TodoList([
    Todo(title: "Milk", description: "Two bottles"),
    Todo(title: "Bread", isCompleted: true),
    Todo(title: "Cheese"),
  ])

  @Test func aListIsAsItWasLoaded() {
    #expect(list.rows() == ["[ ] Milk", "[x] Bread", "[ ] Cheese"])
    #expect(list.items[0].todo.description == "Two bottles")
    #expect(Set(list.items.map(\.id)).count == 3)
    #expect(!list.isSaveRequestPending)
  }

  @Test(arguments: [
    ([], 0, false, false),
    ([false], 1, false, false),
    ([true], 0, true, true),
    ([true, false, false], 2, true, false),
    ([true, true], 0, true, true),
  ])
  func aListKnowsWhatIsDone(
    marks: [Bool],
    activeCount: Int,
    hasCompleted: Bool,
    isAllCompleted: Bool
  ) {
    let list = TodoList(marks.map { Todo(title: "a", isCompleted: $0) })
    #expect(list.isEmpty == marks.isEmpty)
    #expect(list.activeCount == activeCount)
    #expect(list.hasCompleted == hasCompleted)
    #expect(list.isAllCompleted == isAllCompleted)
  }

  @Test func aFilterKeepsTheOrder() {
    #expect(list.rows(.all) == list.rows())
    #expect(list.rows(.active) == ["[ ] Milk", "[ ] Cheese"])
    #expect(list.rows(.completed) == ["[x] Bread"])
  }

  @Test mutating func aNewToDoComesLastAndIsTrimmed() {
    let isNew = list.add(title: " \tOat  milk\n")
    #expect(isNew)
    #expect(list.rows().last == "[ ] Oat  milk")
    #expect(list.items.last?.todo.description == "")
  }

  @Test(arguments: ["", " ", "\t\n\u{a0}"])
  mutating func aBlankTitleAddsNothing(title: String) {
    let before = list
    let isNew = list.add(title: title)
    #expect(!isNew)
    #expect(list == before)
  }

  @Test mutating func aToDoIsMarkedAndMarkedAgain() {
    let milk = list.items[0].id
    list.toggle(milk)
    #expect(list.rows() == ["[x] Milk", "[x] Bread", "[ ] Cheese"])
    list.toggle(milk)
    #expect(list.rows() == ["[ ] Milk", "[x] Bread", "[ ] Cheese"])
  }

  @Test mutating func allAreMarkedAsDoneUnlessAllAre() {
    list.toggleAll()
    #expect(list.rows() == ["[x] Milk", "[x] Bread", "[x] Cheese"])
    list.toggleAll()
    #expect(list.rows() == ["[ ] Milk", "[ ] Bread", "[ ] Cheese"])
  }

  @Test mutating func clearingRemovesWhatIsDone() {
    let ids = list.items.map(\.id)
    list.clearCompleted()
    #expect(list.rows() == ["[ ] Milk", "[ ] Cheese"])
    #expect(list.items.map(\.id) == [ids[0], ids[2]])
  }

  @Test mutating func anEditTrimsBothTexts() {
    let bread = list.items[1].id
    list.edit(bread, title: " Rye bread\n", description: "\tdark  one ")
    #expect(list.rows() == ["[ ] Milk", "[x] Rye bread", "[ ] Cheese"])
    #expect(list.item(bread)?.todo.description == "dark  one")
    list.edit(bread, title: "Rye bread", description: " ")
    #expect(list.item(bread)?.todo.description == "")
  }

  @Test(arguments: ["", " \n"])
  mutating func aBlankTitleDeletes(title: String) {
    list.edit(list.items[0].id, title: title, description: "Two bottles")
    #expect(list.rows() == ["[x] Bread", "[ ] Cheese"])
  }

  @Test mutating func aToDoThatIsGoneStaysAway() {
    let bread = list.items[1].id
    list.delete(bread)
    #expect(list.item(bread) == nil)
    #expect(list.rows() == ["[ ] Milk", "[ ] Cheese"])
    let before = list
    list.toggle(bread)
    list.edit(bread, title: "Rye bread", description: "")
    list.edit(bread, title: "", description: "")
    list.delete(bread)
    #expect(list == before)
  }

  @Test mutating func anIdentityIsNeverUsedAgain() {
    var ids = Set(list.items.map(\.id))
    for count in 4...9 {
      _ = list.add(title: "Eggs")
      guard let last = list.items.last else { break }
      ids.insert(last.id)
      #expect(ids.count == count)
      list.delete(last.id)
    }
  }
}
