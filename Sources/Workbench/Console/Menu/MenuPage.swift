/// A list of things to do, from which one is chosen, or several are marked.
package struct MenuPage {
  package let title: String
  package let items: [Item]
  /// The words for the titles that are marked; nil where only one item can be
  /// chosen.
  package let wordsForMarked: (([String]) -> [String])?

  package struct Item {
    package let title: String
    package let detail: String
    package let choice: Choice
    /// Whether it stands for all of them, so that none is marked beside it.
    package let isAll: Bool

    package init(
      _ title: String,
      _ detail: String,
      _ choice: Choice,
      isAll: Bool = false
    ) {
      self.title = title
      self.detail = detail
      self.choice = choice
      self.isAll = isAll
    }
  }

  package enum Choice {
    /// Asks further.
    case page(MenuPage)
    /// Runs the program with these words.
    case words([String])
  }

  package init(
    title: String,
    items: [Item],
    wordsForMarked: (([String]) -> [String])? = nil
  ) {
    self.title = title
    self.items = items
    self.wordsForMarked = wordsForMarked
  }
}
