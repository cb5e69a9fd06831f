/// What the presenter needs of a to-do to word its row.
///
/// It has no behaviour, and must not hold the model that it was copied from.
struct TodoOutputData: Equatable {
  let id: Int
  let title: String
  let description: String
  let isCompleted: Bool
}
