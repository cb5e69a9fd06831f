/// Puts two versions of a list together that were made from the same one.
///
/// A change that only one side made stands, and so does a deletion. Where both
/// changed the same item, mine wins. Where one side deleted what the other has
/// changed, the changed item stays. `Lessons/questions.md` shows this.
func merge<Item: Identifiable & Equatable>(
  _ mine: [Item],
  with theirs: [Item],
  from base: [Item]
) -> [Item] {
  func merged(_ id: Item.ID) -> Item? {
    let old = base.first { $0.id == id }
    let my = mine.first { $0.id == id }
    let their = theirs.first { $0.id == id }
    if my == old { return their }
    if their == old { return my }
    return my ?? their
  }
  let added = mine.filter { item in !theirs.contains { $0.id == item.id } }
  return (theirs + added).compactMap { merged($0.id) }
}
