import Models
import Testing

struct EmployeeSearchTests {
  private func finds(_ text: String, in name: String) -> Bool {
    [Employee(id: 1, name: name)].matching(text).count == 1
  }

  @Test(arguments: [
    ("ström", "Zoë Ångström"), ("ANG", "Zoë Ångström"),
    ("  zoe a\n", "Zoë Ångström"), ("é", "Emile"), ("strasse", "Straße"),
    ("ΕΛΕΝΗ", "Ελένη"), ("и", "Й"), ("nguyen thi", "Nguyễn Thị"),
    ("연", "김서연"), ("\u{1111}\u{1165}", "퍼"), ("퍼", "\u{1111}\u{1165}"),
    ("e\u{301}", "É"), ("👩", "👩 "), ("", "Anybody"), (" \t", "Anybody"),
    ("\u{200D}", "Anybody"),
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

  @Test func thoseThatAreFoundKeepTheirOrder() {
    let employees = [
      Employee(id: 3, name: "Eva"), Employee(id: 2, name: "Bob"),
      Employee(id: 1, name: "Ada"),
    ]
    #expect(employees.matching("a").map(\.id) == [3, 1])
  }

  @Test func aNameThatChangesIsFoundByItsNewText() {
    var employee = Employee(id: 1, name: "Old")
    employee.name = "Néw"
    #expect(employee == Employee(id: 1, name: "Néw"))
    #expect([employee].matching("new") == [employee])
  }
}
