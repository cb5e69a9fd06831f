import Testing

@testable import MVVM

@MainActor
struct BoxTests {
  private let box = Box("first")

  @Test func aListenerIsCalledAtOnceWithTheCurrentValue() {
    var heard: [String] = []
    box.value = "second"
    box.bind { heard.append($0) }
    #expect(heard == ["second"])
  }

  @Test func aListenerIsCalledAtEveryAssignmentAlsoOfTheSameValue() {
    var heard: [String] = []
    box.bind { heard.append($0) }
    box.value = "second"
    box.value = "second"
    #expect(heard == ["first", "second", "second"])
  }

  @Test func aListenerFindsTheNewValueInTheBox() {
    var found: [String] = []
    box.bind { _ in found.append(box.value) }
    box.value = "second"
    #expect(found == ["first", "second"])
  }

  @Test func aSecondListenerReplacesTheFirst() {
    var heardByFirst: [String] = []
    var heardBySecond: [String] = []
    box.bind { heardByFirst.append($0) }
    box.bind { heardBySecond.append($0) }
    box.value = "second"
    #expect(heardByFirst == ["first"])
    #expect(heardBySecond == ["first", "second"])
  }

  @Test func bindingNilUnbinds() {
    var heard: [String] = []
    box.bind { heard.append($0) }
    box.bind(nil)
    box.value = "second"
    #expect(heard == ["first"])
    #expect(box.value == "second")
  }
}
