import TraceFixture
import Testing
import Trace

@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct MemberCallsTests {
  let desk = Desk()

  @Test func everyOverloadIsACall() {
    #expect(
      calls { desk.useOverloads() } == """
        Desk.useOverloads()
          Adder.add(_:)
          Adder.add(_:)
          Adder.add(_:to:)
        """
    )
  }

  @Test func observersAreCalledBySetters() {
    #expect(
      calls { desk.useObservers() } == """
        Desk.useObservers()
          Adder.total setter
            Adder.total willSet
              Adder.willChange()
            Adder.total didSet
              Adder.didChange()
        """
    )
  }

  @Test func computedPropertiesAreReadAndWritten() {
    #expect(
      calls { desk.useComputed() } == """
        Desk.useComputed()
          Adder.half getter
          Adder.half setter
            Adder.report(_:)
          Adder.half getter
          Adder.half setter
            Adder.report(_:)
        """
    )
  }

  @Test func changesInPlaceShowWhatTheSourceWrote() {
    #expect(
      calls { desk.useInPlace() } == """
        Desk.useInPlace()
          Adder.total setter
            Adder.total willSet
              Adder.willChange()
            Adder.total didSet
              Adder.didChange()
          Gauge.init()
          Gauge.height getter
          Gauge.height setter
            Gauge.read()
        """
    )
  }

  @Test func subscriptsHaveAccessors() {
    #expect(
      calls { desk.useSubscript() } == """
        Desk.useSubscript()
          Adder.subscript getter
          Adder.subscript setter
            Adder.report(_:)
        """
    )
  }

  @Test func keyPathsCallTheGetter() {
    #expect(
      calls { desk.useKeyPath() } == """
        Desk.useKeyPath()
          Adder.half getter
        """
    )
  }

  @Test func membersOfValuesAreCalls() {
    #expect(
      calls { desk.useValues() } == """
        Desk.useValues()
          Colour.mixed(_:_:)
          Colour.<(_:_:)
          Point.init(x:)
          Point.moved(by:)
            Point.init(x:)
          Int.doubled getter
        """
    )
  }

  @Test func privateAndNestedTypesHaveTheirSourceNames() {
    #expect(
      calls { desk.usePrivate() } == """
        Desk.usePrivate()
          Cache.init()
          Cache.fill()
            Cache.store()
          Cache.Entry.init()
          Cache.Entry.touch()
          Cache.deinit
        """
    )
  }

  @Test func localFunctionsBelongToTheTypeAround() {
    #expect(
      calls { desk.useLocal() } == """
        Desk.useLocal()
          Desk.helper(_:) in useLocal()
            Adder.add(_:)
          Local.init()
          Local.run()
        """
    )
  }

  @Test func closuresOfTheCompilerAreNoCalls() {
    #expect(
      calls { desk.useShortCircuit() } == """
        Desk.useShortCircuit()
          Adder.isEmpty getter
          Adder.isEmpty getter
        """
    )
  }

  @Test func defaultArgumentsAreNoCalls() {
    #expect(
      calls { desk.useDefaultArgument() } == """
        Desk.useDefaultArgument()
          Adder.add(_:to:)
        """
    )
  }
}
