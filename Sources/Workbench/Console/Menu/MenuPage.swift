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

    package init(_ title: String, _ detail: String, _ choice: Choice) {
      self.title = title
      self.detail = detail
      self.choice = choice
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
