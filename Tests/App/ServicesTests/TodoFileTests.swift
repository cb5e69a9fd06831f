import Foundation
import Models
import Services
import Testing

/// What a file of to-dos gives, and what is said of a bad one.
struct TodoFileTests {
  @Test func aFileGivesTheToDosInItsOrder() throws {
    let json = """
      [{"title": " Milk\\n", "description": "Two\\nbottles",
        "completed": true, "id": 7},
       {"title": "Bread", "description": null, "completed": null},
       {"title": "Bread"}]
      """
    let todos = try withDataFile(json.utf8) { try $0.todos() }
    #expect(
      todos == [
        Todo(title: " Milk\n", description: "Two\nbottles", isCompleted: true),
        Todo(title: "Bread"),
        Todo(title: "Bread"),
      ]
    )
    #expect(try withDataFile("[]".utf8) { try $0.todos() } == [])
  }

  @Test(
    arguments: [
      ("{}", "expected a list, found an object"),
      ("[1]", "[0]: expected an object, found 1"),
      (
        #"[{"title": "a"}, {"completed": true}]"#,
        "[1].title: expected a text that is not blank, found nothing"
      ),
      (
        #"[{"title": " \n"}]"#,
        #"[0].title: expected a text that is not blank, found " \n""#
      ),
      (
        #"[{"title": "\u200b\u2060"}]"#,
        "[0].title: expected a text that is not blank,"
          + #" found "\u{200b}\u{2060}""#
      ),
      (
        #"[{"title": 1}]"#,
        "[0].title: expected a text that is not blank, found 1"
      ),
      (
        #"[{"title": "a", "description": []}]"#,
        "[0].description: expected a text or null, found a list"
      ),
      (
        #"[{"title": "a", "completed": 1}]"#,
        "[0].completed: expected true or false, found 1"
      ),
    ]
  )
  func badToDosAreSaid(json: String, expected: String) throws {
    let found = try problem(in: json.utf8, DataFile.todos)
    #expect(found == expected)
  }

  @Test func theBundledToDosAreTwelveAndHardToShow() throws {
    let todos = try SampleData.file("todos").todos()
    let text = todos.map { $0.title + $0.description }.joined()
    #expect(todos.count == 12)
    #expect(Set(todos.map(\.isCompleted)) == [true, false])
    #expect(todos.contains { $0.title.count > 100 })
    #expect(todos.contains { $0.title.contains("\n") })
    #expect(todos.contains { $0.description.contains("\n") })
    #expect(todos.contains { $0.description == "" })
    #expect(text.contains("<b>") && text.contains("é"))
    #expect(text.unicodeScalars.contains { ("가"..."힣").contains($0) })
  }
}
