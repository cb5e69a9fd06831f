import Testing

@Suite("What a teaching file must not say")
struct SourceRulesTests {
  @Test("Every teaching file keeps its pattern where no call shows it")
  func files() throws {
    let files = try House().files(in: "Sources/Architectures")
    try #require(files.count >= 30)
    for (_, folder) in Dictionary(grouping: files, by: \.folder) {
      for file in folder {
        let rules = try #require(SourceRules(file, among: folder.map(\.stem)))
        #expect(rules.violations == [], "\(file)")
      }
    }
  }

  @Test(
    "What breaks the pattern is found",
    arguments: [
      // What all can reach
      ("MVVM", "TodoViewModel", "var show: (() -> Void)?", "show"),
      ("MVI", "TodoReducer", "nonisolated(unsafe) var last = 0", "last"),
      ("MVI", "TodoEvent", "let last = LastRow()", "last"),
      ("MVC", "TodoViewController", "func delete() {}", "delete"),
      ("MVC", "TodoScreen", "var todo: Int { 1 }", "todo"),
      ("MVVM", "Box", "struct Box { static let all = Box() }", "all"),
      ("MVI", "TodoReducer", "struct A { private static let b = C() }", "b"),
      (
        "VIPER", "TodoPresenter",
        "class A { let b: any TodoInteractorInput }", "b"
      ),
      ("MVVM", "TodoViewController", "class A { let b = TodoLayout() }", "b"),
      (
        "MVVM", "TodoViewModel", "final class A { @Observed var b = 1 }", "b"
      ),
      ("TraditionalMVC", "TodoModel", "class A { var b: Int? }", "b"),
      ("VIPER", "TodoDataManager", "class A { var b: TodoList? }", "b"),
      ("MVVMObservation", "TodoViewModel", "class A { var b = 1 }", "b"),
      (
        "MVVMObservation", "TodoViewModel",
        "class A { var title = 1 }", "title"
      ),
      ("MVVM", "TodoViewModel", "class A { var title = 1 }", "title"),
      (
        "MVC", "TodoEditorViewController",
        "class A { var b: (() -> Void)? }", "b"
      ),
      (
        "VIPER", "TodoPresenter",
        "class A { private let b: @MainActor (Int) -> () }", "b"
      ),
      // Detours
      ("MVC", "TodoViewController", "enum A { let b = c as? D }", "as?"),
      ("MVP", "TodoPresenter", "enum A { let b = c as! D }", "as?"),
      (
        "TraditionalMVC", "TriadView", "enum A { let b = c as? any Dependent }",
        "as?"
      ),
      (
        "TraditionalMVC", "TodoModel",
        "enum A { let b = NotificationCenter.default }", "NotificationCenter"
      ),
      (
        "MVVM", "TodoViewModel",
        "enum A { var b: ReferenceWritableKeyPath<Int, Int> }",
        "ReferenceWritableKeyPath"
      ),
      // Words
      (
        "MVP", "TodoViewController", "enum A { let b = \"Summary: \\(c)\" }",
        "\"Summary: \\(c)\""
      ),
      (
        "VIPER", "TodoRouter", "enum A { let b = C(title: \"No \\(d)\") }",
        "\"No \\(d)\""
      ),
      (
        "MVVM", "TodoViewController",
        "enum A { init() { button.title = \"Sort\" } }", "\"Sort\""
      ),
      (
        "VIPER", "TodoInteractor", "enum A { let b = c.onOneLine }", "onOneLine"
      ),
      ("MVP", "TodoViewController", "enum A { let b = c + d }", "+"),
      (
        "MVI", "TodoViewController", "enum A { let b = c.joined() }", "joined"
      ),
      (
        "MVI", "TodoViewController",
        "class A { func b() { show(store.state.rows) } }", "state"
      ),
      (
        "MVVM", "TodoCell", "enum A { let b = c.map(String.init) }", "String"
      ),
      (
        "TraditionalMVC", "TodoModel", "enum A { let b = DateFormatter() }",
        "DateFormatter"
      ),
      (
        "TraditionalMVC", "TodoController",
        "enum A { let b = C(message: \"No \\(d)\") }", "\"No \\(d)\""
      ),
      (
        "TraditionalMVC", "TodoController",
        "enum A { init() { label.text = \"Sort\" } }", "\"Sort\""
      ),
      (
        "VIPER", "TodoRouter", "enum A { let b = C(message: \"No\") }",
        "\"No\""
      ),
      // Names
      (
        "VIPER", "TodoRouter", "class A { weak var b: TodoInteractor? }",
        "TodoInteractor"
      ),
      ("MVP", "TodoPresenter", "enum A { var b: [TodoCell] }", "TodoCell"),
      (
        "MVP", "TodoViewController",
        "enum A { let b = TodoEditorPresenter() }", "TodoEditorPresenter"
      ),
      (
        "TraditionalMVC", "TodoRowView",
        "enum A { let b: TodoController }", "TodoController"
      ),
      (
        "VIPER", "PhotoDetailInteractor",
        "class A { weak var b: PhotoListInteractor? }", "PhotoListInteractor"
      ),
      (
        "VIPER", "TodoEditorInteractor",
        "class A { private let b: TodoInteractor }", "TodoInteractor"
      ),
      (
        "VIPER", "TodoDataManager",
        "class A { weak var b: TodoInteractor? }", "TodoInteractor"
      ),
      (
        "VIPER", "PhotoListInteractor",
        "class A { private let b: PhotoDataManager, c: any PhotoService }",
        "PhotoService"
      ),
      (
        "MVC", "TodoViewController",
        "class A { private let b: TodoStore, c: any TodoService }",
        "TodoService"
      ),
      (
        "MVC", "PhotoListViewController",
        "class A { private let b: ListedPhoto, c: any PhotoService }",
        "PhotoService"
      ),
      (
        "MVC", "PhotoStore",
        "class A { var b = ListedPhoto(); init() { pictureService.c() } }",
        "pictureService"
      ),
      (
        "MVI", "TodoViewController",
        "enum A { func renderRows() { store.send(.viewDidLoad) } }", "send"
      ),
      (
        "MVVMObservation", "TodoViewController",
        "enum A { func updateProperties() { viewModel.load() } }", "load"
      ),
      (
        "MVP", "TodoEditorViewController",
        "class A { weak var b: TodoPresenter? }",
        "TodoPresenter"
      ),
      (
        "VIPER", "TodoEditorViewController",
        "class A { private let b: any TodoModuleInterface }",
        "TodoModuleInterface"
      ),
      (
        "VIPER", "TodoViewController",
        "class A { private let b: TodoPresenter }", "TodoPresenter"
      ),
      (
        "VIPER", "TodoViewController",
        "class A { private let b: TodoFilterInput }", "TodoFilterInput"
      ),
      (
        "VIPER", "PhotoListRouter",
        "class A { func showDetail(of b: PhotoOutputData) {} }",
        "PhotoOutputData"
      ),
      // Only its class, and not its `Input`, hands out a photo.
      (
        "VIPER", "PhotoListPresenter",
        "class A { private let b: PhotoListInteractor }", "PhotoListInteractor"
      ),
      (
        "VIPER", "TodoInteractor",
        "class A { weak var b: (any TodoModuleInterface)? }",
        "TodoModuleInterface"
      ),
      (
        "MVI", "TodoEditorViewController",
        "class A { private let b: Store<TodoReducer> }",
        "TodoReducer"
      ),
      ("MVI", "TodoEffectHandler", "final class Kept {}", "Kept"),
      (
        "MVP", "TodoViewController",
        "class A { func b() { isHidden = presenter.count == 0 } }", "count"
      ),
      (
        "MVP", "TodoViewController",
        "class A { func b() { hide(presenter.isEmpty) } }", "isEmpty"
      ),
      (
        "MVP", "PhotoListViewController",
        "class A { func b() { guard cell.imageView.image == nil else {} } }",
        "guard"
      ),
      (
        "MVP", "TodoViewController",
        "class A { func b(text: String) { if text == c { hide() } } }", "if"
      ),
      (
        "MVP", "PhotoListViewController",
        "class A { func b() { let c = d.image == nil; if c { hide() } } }", "=="
      ),
      (
        "MVVM", "PhotoTableViewCell",
        "class A { func b() { if imageView.image == nil { c() } } }", "if"
      ),
      (
        "MVVM", "TodoViewController",
        "class A { func b() { button.isHidden = c.isEmpty || d } }", "||"
      ),
      (
        "VIPER", "TodoViewController",
        "class A { func b() { label.text = isLoading ? c : d } }", "?"
      ),
      (
        "MVI", "TodoReducer", "struct A { let b = Int.random(in: 1...2) }",
        "random"
      ),
      // Tasks
      ("MVVM", "TodoViewController", "class A { var b = Task {} }", "Task"),
      ("VIPER", "TodoPresenter", "class A { var b = Task {} }", "Task"),
      ("MVI", "TodoEffectHandler", "struct A { var b = Task {} }", "Task"),
      (
        "MVVM", "TodoViewModel",
        "class A { var b: (() -> TodoEditorViewModel)? }", "b"
      ),
      (
        "MVP", "TodoPresenter",
        "class A { var b: ((TodoEditorPresenter) -> Void)? }", "b"
      ),
      (
        "TraditionalMVC", "TodoController", "class A { var b = Task {} }",
        "Task"
      ),
      (
        "TraditionalMVC", "TodoController",
        "class A { private var b: [Int: Task<Void, Never>] = [:] }", "Task"
      ),
      (
        "TraditionalMVC", "TodoView",
        "class A { private var b: Task<Void, Never>? }", "Task"
      ),
    ]
  )
  func breaches(
    module: String,
    stem: String,
    text: String,
    found: String
  ) throws {
    let violations = try violations(in: text, of: stem, module)
    #expect(
      violations.contains { $0.hasSuffix(" \(found)") },
      "\(violations)"
    )
  }

  @Test(
    "What a role may say is not found",
    arguments: [
      (
        "MVP", "TodoViewController",
        "enum A { init() { title = \"To-dos\"; text = \"\" } }"
      ),
      ("VIPER", "TodoRouter", "enum A { let b = C(title: \"Submit\") }"),
      ("MVP", "TodoPresenter", "enum A { let b = \"Edit: \\(c.onOneLine)\" }"),
      (
        "MVC", "TodoViewController",
        "enum A { let b = TodoEditorViewController() }"
      ),
      (
        "MVI", "TodoReducer",
        "enum A { static let b = [1]; var keepsStore = 1 }"
      ),
      (
        "VIPER", "TodoPresenter",
        "class A { private let b: any TodoInteractorInput }"
      ),
      (
        "VIPER", "TodoEditorInteractor",
        "class A { private let b: TodoDataManager }"
      ),
      (
        "VIPER", "PhotoListInteractor",
        "class A { private let b: PhotoDataManager, c: any PictureService }"
      ),
      ("VIPER", "TodoDataManager", "class A { private var b = Task {} }"),
      ("MVP", "TodoScreen", "func makeTodoScreen() {}"),
      ("MVP", "TodoPresenter", "class A { private var b = Task {} }"),
      ("MVC", "TodoViewController", "enum A { let b = c as? TodoCell }"),
      (
        "TraditionalMVC", "PhotoListController",
        "enum A { let b = c as? PhotoRowView }"
      ),
      (
        "TraditionalMVC", "TodoController",
        "enum A { let b = C(message: \"Not for sale\") }"
      ),
      (
        "MVC", "PhotoListViewController",
        "class A { private let b: ListedPhoto, c: any PictureService }"
      ),
      (
        "MVC", "PhotoStore",
        "class A { private let b: ListedPhoto, c: any PhotoService }"
      ),
      (
        "MVVM", "TodoViewModel",
        "class A { var b: ((TodoEditorViewModel) -> Void)? }"
      ),
      ("MVVM", "TodoViewModel", "class A { private(set) var b = 1 }"),
      (
        "MVVM", "TodoViewController",
        "class A { func b(c: Bool) { if c { d() } else { e() } } }"
      ),
      (
        "MVVM", "Observed",
        "enum A { var b: ReferenceWritableKeyPath<Int, Int> }"
      ),
      ("MVVMObservation", "TodoViewModel", "class A { var filter = 1 }"),
      ("MVVMObservation", "TodoEditorViewModel", "class A { var title = 1 }"),
      ("MVI", "TodoReducer", "struct A { var b = 1 }"),
      (
        "MVVMObservation", "PresentingViewController",
        "class A { private var b: [() -> Void] = [] }"
      ),
      (
        "MVP", "TodoEditorViewController",
        "class A { private let b: TodoEditorPresenter; var c: String { d } }"
      ),
      (
        "MVP", "TodoViewController",
        """
        class A {
          func numberOfRows() -> Int { presenter.count }
          func ask() { add(handler: presenter.tryAgain); presenter.load() }
          func viewDidLoad() { button.addAction(presenter.load) }
        }
        """
      ),
      (
        "VIPER", "TodoViewController",
        """
        class A {
          func setLoading(_ isLoading: Bool) { if isLoading { start() } }
          func show(_ b: Int?) { guard let b else { return }; c(b?.d) }
          func set(_ b: Int?) { view.isHidden = b == nil }
          func e() { switch layout.control.selectedSegmentIndex { default: f() } }
          func g() { guard tableView.visibleCells[1] == nil else { return } }
        }
        """
      ),
      (
        "MVC", "TodoStore", "class TodoStore { private let b: any TodoService }"
      ),
      (
        "MVI", "TodoViewController",
        "enum A { func render() { b { [weak store] in store?.send(.c) } } }"
      ),
    ]
  )
  func kept(module: String, stem: String, text: String) throws {
    #expect(try violations(in: text, of: stem, module) == [])
  }

  private func violations(
    in text: String,
    of stem: String,
    _ module: String
  ) throws -> [String] {
    let file = House.File(
      path: "Sources/Architectures/\(module)/Todo/\(stem).swift",
      text: text
    )
    let stems = ["TodoViewController", "TodoEditorViewController", stem]
    return try #require(SourceRules(file, among: stems)).violations
  }
}

extension House.File {
  fileprivate var folder: String { String(path.dropLast(name.count)) }
}
