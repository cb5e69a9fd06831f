import Testing

@testable import TraditionalMVC

@MainActor
struct DependentsTests {
  private let model = Model<String>()

  @Test func aDependentIsToldWhatChanged() {
    let dependent = DependentSpy<String>()
    model.addDependent(dependent)
    model.changed("first")
    model.changed("second")
    #expect(dependent.updates == ["first", "second"])
  }

  @Test func whoCameLateIsNotToldWhatWas() {
    let dependent = DependentSpy<String>()
    model.changed("first")
    model.addDependent(dependent)
    #expect(dependent.updates == [])
  }

  @Test func allAreToldInTheOrderInWhichTheyCame() {
    var told: [String] = []
    let first = DependentSpy<String> { _ in told.append("first") }
    let second = DependentSpy<String> { _ in told.append("second") }
    model.addDependent(first)
    model.addDependent(second)
    model.changed("aspect")
    #expect(told == ["first", "second"])
  }

  @Test func whoWasRemovedIsNotTold() {
    let first = DependentSpy<String>()
    let second = DependentSpy<String>()
    model.addDependent(first)
    model.addDependent(second)
    model.removeDependent(first)
    model.changed("aspect")
    #expect(first.updates == [])
    #expect(second.updates == ["aspect"])
  }

  @Test func aModelDoesNotKeepItsDependents() {
    weak var released: DependentSpy<String>?
    let last = DependentSpy<String>()
    do {
      let dependent = DependentSpy<String>()
      model.addDependent(dependent)
      model.addDependent(last)
      released = dependent
    }
    #expect(released == nil)
    model.changed("aspect")
    #expect(last.updates == ["aspect"])
  }

  @Test func aModelHasOnlyDependentsThatLive() {
    #expect(!model.hasDependents)
    do {
      let dependent = DependentSpy<String>()
      model.addDependent(dependent)
      withExtendedLifetime(dependent) { #expect(model.hasDependents) }
    }
    #expect(!model.hasDependents)
  }
}
