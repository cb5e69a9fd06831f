import SwiftSource
import Testing

@Suite("Places by name")
struct NamedPlaceTests {
  private func names(_ text: String) -> [String] {
    SourceFile(path: "File.swift", text: text).namedPlaces.map { member in
      let type = member.type.map { $0 + " " } ?? ""
      let lines = "\(member.lines.lowerBound)-\(member.lines.upperBound)"
      return "\(type)\(member.name) \(lines)"
    }
  }

  @Test("Functions have their labels, types and lines")
  func functions() {
    let found = names(
      """
      func free() {}
      final class Outer<Value> {
        struct Inner {
          static func make(_ a: Int, by b: [String: Int] = [1: 2]) -> Self
            where Value: Equatable {
            let local = { (x: Int) in x }
            func nested() {}
          }
        }
        @discardableResult func load(
          from place: Place,
          then use: @escaping (Int, Int) -> Void,
          any handler: any Handler<Int, Outer>
        ) -> Int {
          0
        }
      }
      extension Outer.Inner where Value == Int { func == (a: A, b: A) {} }
      """
    )
    #expect(
      found == [
        "free() 1-1", "Outer Outer 2-2", "Outer.Inner Inner 3-3",
        "Outer.Inner make(_:by:) 4-8", "Outer load(from:then:any:) 10-16",
        "Outer.Inner Inner 18-18", "Outer.Inner ==(_:_:) 18-18",
      ]
    )
  }

  @Test("Properties, initialisers and what a protocol demands are found")
  func others() {
    let found = names(
      """
      protocol P {
        var a: Int { get }
        func b(_ x: Int)
        init(c: Int)
        func d()
      }
      class C {
        weak var view: V?
        private(set) var text = "" {
          didSet { tell() }
        }
        let sum: Int = [1, 2]
          .reduce(0) { $0 + $1 }
        init?(x y: Int) { super.init() }
        deinit {
        }
        subscript(i: Int) -> Int { 0 }
      }
      """
    )
    #expect(
      found == [
        "P P 1-1", "P a 2-2", "P b(_:) 3-3", "P init(c:) 4-4", "P d() 5-5",
        "C C 7-7", "C view 8-8", "C text 9-11", "C sum 12-13",
        "C init(x:) 14-14", "C deinit 15-16", "C subscript 17-17",
      ]
    )
  }
}
