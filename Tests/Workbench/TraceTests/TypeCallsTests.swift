import TraceFixture
import Testing
import Trace

@MainActor
@Suite(.enabled(if: Recorder.isAvailable, "needs a debug build on Linux"))
struct TypeCallsTests {
  @Test func genericTypesAreNamedWithoutArguments() {
    let binder = Binder()
    #expect(
      calls {
        binder.bind()
        binder.change()
      } == """
        Binder.bind()
          Box.bind(_:)
            Binder.closure #1 in bind()
              Display.show(_:)
        Binder.change()
          Box.value setter
            Box.value didSet
              Binder.closure #1 in bind()
                Display.show(_:)
        """
    )
  }

  @Test func protocolDefaultsBelongToTheProtocol() {
    let room = Room()
    #expect(
      calls { room.letSpeak() } == """
        Room.letSpeak()
          Quiet.init()
          Loud.init()
          Speaker.speak()
            Speaker.whisper()
          Loud.speak()
          Quiet.init()
          Room.call(_:)
            Speaker.speak()
              Speaker.whisper()
        """
    )
  }

  @Test func initialisersAndOverridesAreOneCallEach() {
    #expect(
      calls { Bird(name: "wren").move() } == """
        Bird.init(name:)
          Animal.init(name:)
        Bird.move()
          Animal.move()
            Animal.breathe()
          Bird.fly()
        Bird.deinit
          Animal.deinit
        """
    )
  }

  @Test func instancesOfOneTypeShareItsName() {
    let nodes = Node(next: Node(next: nil))
    #expect(
      calls { nodes.visit() } == """
        Node.visit()
          Node.mark()
          Node.visit()
            Node.mark()
        """
    )
  }

  @Test func recursionNests() {
    let node = Node(next: nil)
    #expect(
      calls { _ = node.factorial(3) } == """
        Node.factorial(_:)
          Node.factorial(_:)
            Node.factorial(_:)
        """
    )
  }

  @Test func deinitialisersAreCalledByWhoReleases() {
    var owner: Owner? = Owner()
    #expect(
      calls {
        owner?.take()
        owner?.release()
        owner = nil
      } == """
        Owner.take()
          Animal.init()
            Animal.init(name:)
        Owner.release()
          Animal.deinit
        Owner.deinit
          Owner.wave()
        """
    )
  }

  #if compiler(>=6.2)
    @Test func asyncFunctionsNestUnderWhoAwaitsThem() {
      guard #available(macOS 26.0, *) else { return }
      let loader = Loader()
      #expect(
        calls { _ = Task.immediate { await loader.load() } } == """
          Loader.load()
            Loader.prepare()
            Store.fetch(_:)
              Store.compute(_:)
              Store.done()
            Store.fetch(_:)
              Store.compute(_:)
              Store.done()
            Loader.finish()
          """
      )
    }
  #endif
}
