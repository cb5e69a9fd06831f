// The C library, and the few names that differ between platforms.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What C calls when a signal arrives.
typealias SignalHandler =
  @convention(c) (
    Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
  ) -> Void

extension sigaction {
  /// What to do when a signal arrives: call a function.
  ///
  /// The function must be a global one: a closure formed in main-actor code
  /// would trap when the signal arrives on another thread.
  init(calling handler: @escaping SignalHandler) {
    self.init()
    #if canImport(Darwin)
      __sigaction_u.__sa_sigaction = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_sigaction = handler
    #elseif canImport(Musl)
      __sa_handler.sa_sigaction = handler
    #endif
    sa_flags = SA_RESTART | SA_ONSTACK | SA_SIGINFO
    sigfillset(&sa_mask)
  }

  /// What to do when a signal arrives: what the system does unasked.
  static var systemDefault: sigaction {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = SIG_DFL
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = SIG_DFL
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = SIG_DFL
    #endif
    return action
  }

  /// Whether nobody handles or ignores the signal.
  var isSystemDefault: Bool {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler == nil
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler == nil
    #elseif canImport(Musl)
      __sa_handler.sa_handler == nil
    #endif
  }
}

extension siginfo_t {
  /// Whether a program sent the signal by `kill` or `sigqueue`.
  ///
  /// Otherwise something failed in this program, or the system sent it.
  var isSentByProgram: Bool {
    let code = Int(si_code)
    // Darwin's headers name another number for `kill` than the one that its
    // kernel gives, which is 0.
    return code == 0 || code == Int(SI_USER) || code == Int(SI_QUEUE)
  }
}

/// The calling thread as a number; it is never 0.
func currentThread() -> UInt {
  #if canImport(Glibc)
    pthread_self()
  #else
    UInt(bitPattern: pthread_self())
  #endif
}

/// Makes the terminal hand over every key at once and untouched.
///
/// Ctrl-C and Ctrl-Z stay signals, so that they work even while the program
/// is busy.
func makeRaw(_ settings: inout termios) {
  settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
  settings.c_oflag &= ~tcflag_t(OPOST)
  settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
  settings.c_lflag |= tcflag_t(ISIG)
  settings.c_cflag |= tcflag_t(CS8)
  withUnsafeMutableBytes(of: &settings.c_cc) { characters in
    characters[Int(VMIN)] = 1
    characters[Int(VTIME)] = 0
  }
}
