import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The handlers are global functions, because C calls them on any thread.

/// Restores the terminal and ends the program as the signal does unasked.
func isEnded(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  TerminalSignals.isEnding.store(true, ordering: .releasing)
  TerminalState.restore()
  var action = sigaction.systemDefault
  sigaction(signal, &action, nil)
  // It is blocked while this runs, and arrives when this returns.
  raise(signal)
}

/// Restores the terminal and lets others tell of the fault.
func fails(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  // The Swift runtime would take it for a crash and wait for a key.
  if let information, information.pointee.isSentByProgram {
    return isEnded(signal, information, context)
  }
  TerminalState.restore()
  sigaction(signal, TerminalSignals.previousAction(of: signal), nil)
  #if !canImport(Darwin)
    switch signal {
    // The instruction is tried again, so the fault arrives with its address.
    case SIGILL, SIGFPE, SIGBUS, SIGSEGV: return
    default: break
    }
  #endif
  raise(signal)
}

/// Asks the loop to end; a program that does not listen dies the next time.
func isInterrupted(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  let count = TerminalSignals.interruptCount.wrappingAdd(
    1,
    ordering: .relaxed
  )
  guard TerminalState.isWanted.load(ordering: .acquiring), count.newValue == 1
  else { return isEnded(signal, information, context) }
  keepingErrno { TerminalState.wake(TerminalSignals.Reason.interrupt) }
}

func isResized(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  keepingErrno { TerminalState.wake(TerminalSignals.Reason.resize) }
}

func exits() {
  TerminalState.restore()
}

/// Leaves `errno` as it was for the code that a handler interrupts.
func keepingErrno(_ work: () -> Void) {
  let number = errno
  work()
  errno = number
}
