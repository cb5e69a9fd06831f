import TestSupport
import Testing

@testable import Trace

struct FunctionNameTests {
  @Test(arguments: [
    ("M.f() -> ()", "f()"),
    ("M.T.f<A where A: M.P>(A, by: (Swift.Int) -> M.B<A>) -> ()", "T.f(_:by:)"),
    ("M.T.(f in _0A1B)(of: Swift.Int) throws -> ()", "T.f(of:)"),
    ("M.T.(in _0A1B).init(A) -> M.T<A>", "T.init(_:)"),
    ("M.(T in _0A1B).(U in _0A1B).f() async -> ()", "T.U.f()"),
    ("(extension in N):M.P.f() -> ()", "P.f()"),
    (
      "(extension in N):Swift.Array< where A == Swift.Int>.f() -> ()",
      "Array.f()"
    ),
    ("M.T.__allocating_init(name: Swift.String) -> M.T", "T.init(name:)"),
    ("M.T.init() -> M.T<A>", "T.init()"),
    ("M.T.__deallocating_deinit", "T.deinit"),
    ("static M.T.x.getter : [Swift.String : Swift.Int]", "T.x getter"),
    ("M.T.x.didset : A", "T.x didSet"),
    ("M.T.subscript.setter : (Swift.Int) -> Swift.Int", "T.subscript setter"),
    ("static M.T.< infix(M.T, M.T) -> Swift.Bool", "T.<(_:_:)"),
    ("static M.T.>> infix<A>(A, M.T) -> Swift.Bool", "T.>>(_:_:)"),
    ("static M.T.- prefix(M.T) -> M.T", "T.-(_:)"),
    ("closure #2 (M.(U in _0A)) -> () in M.T.f() -> ()", "T.closure #2 in f()"),
    (
      "closure #1 () -> () in variable initialization expression of M.T.x : A",
      "T.closure #1 in x"
    ),
    (
      "closure #1 () -> () in implicit closure #3 () -> () in M.T.f() -> ()",
      "T.closure #1 in f()"
    ),
    ("f() -> () in U #1 in M.T.g() -> ()", "U.f()"),
    ("h #1 <A>(A) -> () in M.T.g() -> ()", "T.h(_:) in g()"),
  ])
  func demangledNamesAreReadAsTheSourceSaysThem(
    demangled: String,
    expected: String
  ) {
    #expect(FunctionName(demangled: demangled[...])?.description == expected)
  }

  @Test func theModuleIsWhereTheFunctionIsDeclared() {
    #expect(FunctionName(demangled: "M.T.f() -> ()")?.module == "M")
    #expect(
      FunctionName(demangled: "(extension in N):M.T.f() -> ()")?.module == "N"
    )
  }

  @Test func staticMembersAreMarked() {
    #expect(FunctionName(demangled: "static M.T.f() -> ()")?.isStatic == true)
    #expect(FunctionName(demangled: "M.T.f() -> ()")?.isStatic == false)
  }

  @Test func whatTheCompilerAddsIsNotFromTheSource() {
    let source = ["1TC1fyyF", "1TC1fyyFZ", "1TC1xSivg", "1TC1fyyFyyXEfU0_"]
    let added = [
      "1TCMa", "1TC1fyyFTW", "1TC1fyyFyyXEfu_", "1TC1fyyFTA", "1TC1fyyFTm",
      "1TC1f1xySi_tFfA_", "1TC1xSivpACTK", "1TC1fyyYaFTY0_", "SSWOh",
    ]
    for ending in source {
      #expect(MangledName(text: "$s1M\(ending)").isFromSource)
    }
    for ending in added {
      #expect(!MangledName(text: "$s1M\(ending)").isFromSource)
    }
    #expect(!MangledName(text: "main").isFromSource)
  }

  @Test(arguments: [
    ("load(from:)", "load(from:)"),
    ("closure #1 in load(from:)", "load(from:)"),
    ("closure #2 in closure #1 in load(from:)", "load(from:)"),
    ("onChange: update(with:)", "update(with:)"),
  ])
  func theDeclaredMemberIsNamed(member: String, declaration: String) {
    let name = FunctionName(
      module: "M",
      typeModule: "M",
      type: "T",
      member: member,
      kind: .closure
    )
    #expect(name.declaration == declaration)
  }

  @Test(arguments: [
    ("closure #1 in load(from:)", "the closure of load(from:)"),
    ("closure #2 in load()", "closure 2 of load()"),
    ("closure #1 in closure #1 in load()", "a closure in load()"),
    (
      "closure #1 in closure #4 in load()", "the closure in closure 4 of load()"
    ),
    ("onChange: update(with:)", "onChange: update(with:)"),
    ("load()", "load()"),
  ])
  func aClosureIsNamedInAReadersWords(member: String, label: String) {
    let name = FunctionName(
      module: "M",
      typeModule: "M",
      type: "T",
      member: member,
      kind: .closure
    )
    #expect(name.label == label)
  }

  @Test func anythingElseIsReadWithoutHarm() {
    var random = RepeatableRandom(seed: 3)
    let pieces = [
      "M", ".", "T", "(", ")", "<", ">", " -> ", " in ", "closure #1 ", ": ",
      " #2", "static ", "(extension in ", " : ", ", ", "getter", "#", "é",
    ]
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let name = FunctionName(demangled: text[...])
      #expect(name == nil || name?.description.isEmpty == false)
    }
  }
}
