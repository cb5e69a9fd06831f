#if compiler(>=6.2)
  import Foundation
  import Shell
  import Testing

  @Suite("A signal that comes at once")
  struct EarlySignalTests {
    @Test("ends the program, as a later one does")
    func endsTheProgram() async {
      await #expect(processExitsWith: .signal(SIGINT)) {
        let interruption = Interruption(ending: ChildProcesses())
        kill(getpid(), SIGINT)
        // Only a program that has missed the signal comes to the end of this.
        withExtendedLifetime(interruption) { _ = sleep(10) }
      }
    }
  }
#endif
