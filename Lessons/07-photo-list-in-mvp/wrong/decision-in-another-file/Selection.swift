extension PhotoListViewController {
  func select(_ row: Int) {
    let facts = presenter.facts(atRow: row)
    if facts.sale {
      showDetail(name: facts.name, imageURL: facts.url)
    } else {
      showAlert(title: "Not for sale", message: "This item is not for sale")
    }
  }
}
