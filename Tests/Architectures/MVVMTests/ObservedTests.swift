import Testing

@testable import MVVM

@MainActor
struct ObservedTests {
  private let model = Model()
  private let observer = Observer()

  @Test func anObserverIsToldAtOnceOfTheCurrentValue() {
    model.text = "second"
    observer.bind(to: model)
    #expect(observer.heard == ["second"])
  }

  @Test func anObserverIsToldOfEveryChangeButNotOfAnEqualValue() {
    observer.bind(to: model)
    model.text = "second"
    model.text = "second"
    model.text = "first"
    #expect(observer.heard == ["first", "second", "first"])
  }

  @Test func anObserverFindsTheNewValueInTheModel() {
    var found: [String] = []
    model.$text.bind(model) { model, _ in found.append(model.text) }
    model.text = "second"
    #expect(found == ["first", "second"])
  }

  @Test func anObserverIsToldOfAChangeThatItsFirstUpdateCauses() {
    var heard: [String] = []
    model.$text.bind(model) { model, text in
      heard.append(text)
      model.text = "second"
    }
    #expect(heard == ["first", "second"])
  }

  @Test func severalObserversAreToldInTurn() {
    var heard: [String] = []
    model.$text.bind(observer) { _, text in heard.append("a \(text)") }
    model.$text.bind(observer) { _, text in heard.append("b \(text)") }
    model.text = "second"
    #expect(heard == ["a first", "b first", "a second", "b second"])
  }

  @Test func anObserverThatIsUnboundIsToldNoMore() {
    var heard: [String] = []
    model.$text.bind(observer) { _, text in heard.append("a \(text)") }
    model.$text.bind(observer) { _, text in heard.append("b \(text)") }
    model.$text.bind(model) { _, text in heard.append("c \(text)") }
    model.$text.unbind(observer)
    model.text = "second"
    #expect(heard == ["a first", "b first", "c first", "c second"])
  }

  @Test func aPropertyOfATargetFollowsTheValue() {
    let target = Target()
    model.$text.bind(to: target, \.text)
    #expect(target.text == "first")
    model.text = "second"
    #expect(target.text == "second")
  }

  @Test func aPropertyThatMayBeNilFollowsTheValue() {
    let target = Target()
    model.$text.bind(to: target, \.textOrNil)
    #expect(target.textOrNil == "first")
    model.text = "second"
    #expect(target.textOrNil == "second")
  }

  @Test func anObserverIsNotKeptAndNotToldAnyMore() {
    var heard: [String] = []
    weak var released: Observer?
    do {
      let observer = Observer()
      model.$text.bind(observer) { _, text in heard.append(text) }
      released = observer
    }
    #expect(released == nil)
    model.text = "second"
    #expect(heard == ["first"])
  }

  @Test func whatAGoneObserverLeftIsDroppedAtTheNextChange() {
    weak var captured: Observer?
    do {
      let observer = Observer()
      let other = Observer()
      model.$text.bind(observer) { _, _ in _ = other }
      captured = other
    }
    #expect(captured != nil)
    model.text = "second"
    #expect(captured == nil)
  }
}

@MainActor
private final class Model {
  @Observed fileprivate(set) var text = "first"
}

@MainActor
private final class Target {
  var text = ""
  var textOrNil: String?
}

@MainActor
private final class Observer {
  private(set) var heard: [String] = []

  func bind(to model: Model) {
    model.$text.bind(self) { observer, text in observer.heard.append(text) }
  }
}
