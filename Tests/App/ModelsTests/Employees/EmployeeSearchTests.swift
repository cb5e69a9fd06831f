import Models
import Testing

struct EmployeeSearchTests {
  private func finds(_ text: String, in name: String) -> Bool {
    var list = EmployeeList()
    list.load([Employee(id: 1, name: name)])
    list.search(for: text)
    return list.shown.count == 1
  }

  @Test(arguments: [
    ("ström", "Zoë Ångström"), ("ANG", "Zoë Ångström"),
    ("  zoe a\n", "Zoë Ångström"), ("é", "Emile"), ("strasse", "Straße"),
    ("ΕΛΕΝΗ", "Ελένη"), ("и", "Й"), ("nguyen thi", "Nguyễn Thị"),
    ("연", "김서연"), ("\u{1111}\u{1165}", "퍼"), ("퍼", "\u{1111}\u{1165}"),
    ("e\u{301}", "É"), ("👩", "👩 "), ("", "Anybody"), (" \t", "Anybody"),
    ("ada l", "Ada\nLovelace"),
  ])
  func aNameThatContainsTheTextIsFound(text: String, name: String) {
    #expect(finds(text, in: name))
  }

  @Test(arguments: [
    ("zoea", "Zoë Ångström"), ("o", ""), ("zoë  å", "Zoë Ångström"),
    ("x", "Anybody"), ("서", "김연"),
  ])
  func anotherNameIsNot(text: String, name: String) {
    #expect(!finds(text, in: name))
  }

  @Test(arguments: [("", false), (" \n", false), ("a", true), (" a ", true)])
  func onlyATextThatIsNotBlankIsSearchedFor(text: String, isSearching: Bool) {
    var list = EmployeeList()
    list.search(for: text)
    #expect(list.isSearching == isSearching)
  }

  @Test func whatIsSearchedForStaysAsItWasTyped() {
    var list = EmployeeList()
    #expect(list.searchText == "")
    list.search(for: " Zoë ")
    #expect(list.searchText == " Zoë ")
    list.load([])
    #expect(list.searchText == " Zoë ")
  }

  @Test func aNameThatChangesIsFoundByItsNewText() {
    var employee = Employee(id: 1, name: "Old")
    employee.name = "Néw"
    #expect(employee == Employee(id: 1, name: "Néw"))
    var list = EmployeeList()
    list.load([employee])
    list.search(for: "new")
    #expect(list.shown == [employee])
  }
}
