#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

/// Whether the program wants the screen: from entering it to leaving it.
static atomic_bool is_wanted;
/// Whether the program has the screen: not in the background, for example.
static atomic_bool is_taken;
/// Whether a signal is ending the program.
static atomic_bool is_ending;
static atomic_int interrupt_count;
/// Where the thread that waits for events is told of some.
static atomic_int wake_descriptor = -1;
/// The terminal's settings as found, and those that the program needs.
static struct termios found_settings, raw_settings;
/// What each signal that tells of a fault did before us.
static struct sigaction fault_actions[NSIG];

static void wake(enum terminal_event event) {
  unsigned char byte = event;
  (void)!write(wake_descriptor, &byte, 1);
}

// One thread at a time changes the terminal.

static atomic_flag lock = ATOMIC_FLAG_INIT;

struct hold {
  bool is_ours;
  sigset_t mask;
};

/// Takes the lock, and lets no signal stop the program meanwhile.
///
/// Signals that end the program may interrupt what is done with the lock, and
/// its owner may wait for a terminal that takes no output. So a handler goes
/// on without the lock after half a second: the program must end.
static struct hold take_lock(void) {
  struct hold hold = {false};
  sigset_t stops;
  sigemptyset(&stops);
  sigaddset(&stops, SIGTSTP);
  sigaddset(&stops, SIGTTIN);
  sigaddset(&stops, SIGTTOU);
  sigaddset(&stops, SIGCONT);
  pthread_sigmask(SIG_BLOCK, &stops, &hold.mask);
  for (int tries = 0; tries < 500; tries++) {
    hold.is_ours = !atomic_flag_test_and_set(&lock);
    if (hold.is_ours) break;
    // POSIX allows this way to sleep in a handler.
    poll(NULL, 0, 1);
  }
  return hold;
}

static void release_lock(struct hold hold) {
  if (hold.is_ours) atomic_flag_clear(&lock);
  pthread_sigmask(SIG_SETMASK, &hold.mask, NULL);
}

// While the program has the screen, what it writes to standard error would be
// lost, and with it the last words of a crash. So that waits in a pipe, and
// goes to the terminal when the screen is given back.

/// Standard error as it was found; -1 where it is no terminal.
static int found_errors = -1;
static int held_errors[2];

static void prepare_errors(void) {
  if (found_errors >= 0 || !isatty(STDERR_FILENO)) return;
  if (pipe(held_errors) != 0) return;
  // Nobody reads meanwhile, so what does not fit must not wait for room.
  fcntl(held_errors[0], F_SETFL, O_NONBLOCK);
  fcntl(held_errors[1], F_SETFL, O_NONBLOCK);
  found_errors = dup(STDERR_FILENO);
}

static void show_errors(void) {
  if (found_errors < 0) return;
  dup2(found_errors, STDERR_FILENO);
  char bytes[512];
  ssize_t count;
  while ((count = read(held_errors[0], bytes, sizeof bytes)) > 0) {
    (void)!write(found_errors, bytes, count);
  }
}

// The screen is the program's only while its job has the terminal: in the
// foreground of a shell, and not while it is stopped.

static const char enter_sequence[] = "\033[?1049h\033[?2004h\033[?7l";
static const char leave_sequence[] =
    "\033[0m\033[?7h\033[?2004l\033[?25h\033[?1049l";

/// Whether another job has the terminal. One that is not the controlling
/// terminal has no jobs.
static bool is_in_background(void) {
  pid_t group = tcgetpgrp(STDIN_FILENO);
  return group > 0 && group != getpgrp();
}

/// The settings with which the terminal hands over every key at once and
/// untouched, and reading does not wait. Ctrl-C and Ctrl-Z stay signals, so that they work even while the
/// program is busy.
static struct termios made_raw(struct termios settings) {
  settings.c_iflag &= ~(tcflag_t)(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  settings.c_oflag &= ~(tcflag_t)OPOST;
  settings.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  settings.c_lflag |= ISIG;
  settings.c_cflag |= CS8;
  settings.c_cc[VMIN] = 0;
  settings.c_cc[VTIME] = 0;
  return settings;
}

/// Takes the screen; false where the program does not want it, or another job
/// has it.
///
/// A program that has it already takes it again: SIGSTOP stops a program
/// before it can give the screen back, and then a shell uses it.
static bool take_screen(void) {
  struct hold hold = take_lock();
  bool takes = is_wanted && !is_in_background();
  if (takes) {
    if (!is_taken) {
      tcgetattr(STDIN_FILENO, &found_settings);
      raw_settings = made_raw(found_settings);
      is_taken = true;
    }
    if (found_errors >= 0) dup2(held_errors[1], STDERR_FILENO);
    tcsetattr(STDIN_FILENO, TCSANOW, &raw_settings);
    (void)!write(STDOUT_FILENO, enter_sequence, sizeof enter_sequence - 1);
  }
  release_lock(hold);
  return takes;
}

/// Gives the screen back as it was found, if the program has it.
static void give_screen_back(void) {
  struct hold hold = take_lock();
  if (is_taken) {
    // To write to a terminal that takes no output could keep a program alive
    // that is told to end.
    struct pollfd output = {STDOUT_FILENO, POLLOUT, 0};
    bool can_write = poll(&output, 1, 200) != 0;
    if (can_write) {
      (void)!write(STDOUT_FILENO, leave_sequence, sizeof leave_sequence - 1);
    }
    // In the background the settings are those of another job.
    if (!is_in_background()) {
      tcsetattr(STDIN_FILENO, TCSANOW, &found_settings);
    }
    if (can_write) show_errors();
    is_taken = false;
  }
  release_lock(hold);
}

/// Whether a signal is ending the program, perhaps on another thread. Then a
/// stop would keep the program alive.
static bool is_to_end(void) {
  sigset_t pending;
  sigpending(&pending);
  return is_ending || sigismember(&pending, SIGTERM) == 1 ||
         sigismember(&pending, SIGHUP) == 1;
}

/// Takes the screen, or stops where another job has the terminal.
///
/// The system does the same to a job that changes the terminal's settings in
/// the background. So the shell knows that the job is stopped, and lets it go
/// on in the foreground.
static bool take_screen_or_stop(void) {
  while (!take_screen()) {
    if (!is_wanted || is_to_end()) return false;
    // The shell may give the terminal to this job at any moment.
    if (!is_in_background()) continue;
    // After SIGSTOP the program still has the screen.
    give_screen_back();
    kill(0, SIGTTOU);
    return false;
  }
  return true;
}

// Signals.

static void handle(int number, struct sigaction *previous);

/// Restores the terminal and ends the program as the signal does unasked.
static void end_program(int number, const siginfo_t *information) {
  is_ending = true;
  give_screen_back();
  // A crash is for others to tell of. But the Swift runtime would take a
  // signal that somebody sends for a crash, too, and wait for a key. Darwin's
  // kernel says 0 and not `SI_USER`.
  int code = information->si_code;
  bool is_sent = code == 0 || code == SI_USER || code == SI_QUEUE;
  struct sigaction unasked = {0};
  sigaction(number, is_sent ? &unasked : &fault_actions[number], NULL);
  // It is blocked while a handler runs, and arrives when that returns.
  raise(number);
}

/// Gives the screen back for the time that the program is stopped.
static void suspend(int number) {
  give_screen_back();
  if (is_to_end()) return;
  signal(number, SIG_DFL);
  raise(number);
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  // Here the program is stopped, until someone lets it go on.
  handle(number, NULL);
  // Where no shell could let the program go on, the system did not stop it.
  sigpending(&signals);
  if (sigismember(&signals, SIGCONT) == 0 && take_screen()) {
    wake(terminal_changed);
  }
}

static void receive(int number, siginfo_t *information, void *context) {
  int error = errno;
  switch (number) {
    case SIGTSTP: case SIGTTIN: case SIGTTOU: suspend(number); break;
    case SIGCONT:
      if (take_screen_or_stop()) wake(terminal_changed);
      break;
    case SIGWINCH: wake(terminal_changed); break;
    case SIGINT:
      // A program that does not listen dies the next time.
      if (is_wanted && ++interrupt_count == 1) {
        wake(terminal_ended);
        break;
      }
      // fallthrough
    default: end_program(number, information);
  }
  errno = error;
}

static void handle(int number, struct sigaction *previous) {
  struct sigaction action = {0};
  action.sa_sigaction = receive;
  action.sa_flags = SA_RESTART | SA_ONSTACK | SA_SIGINFO;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, previous);
}

static void install_handlers(void) {
  static atomic_flag is_installed = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&is_installed)) return;
  for (int number = 1; number < NSIG; number++) {
    switch (number) {
      case SIGILL: case SIGTRAP: case SIGABRT: case SIGFPE: case SIGBUS:
      case SIGSEGV: case SIGSYS:
        handle(number, &fault_actions[number]);
        break;
      // The Swift runtime takes SIGQUIT for a crash, which it is not.
      case SIGQUIT: case SIGINT: case SIGCONT: case SIGWINCH:
        handle(number, NULL);
        break;
      // These end no program.
#ifdef __APPLE__
      case SIGIO: case SIGINFO:
#endif
      case SIGCHLD: case SIGURG: break;
      default: {
        // What others handle is left alone, and what is ignored, as `nohup`
        // asks for.
        struct sigaction current = {0};
        sigaction(number, NULL, &current);
        if (current.sa_handler == SIG_DFL) handle(number, NULL);
      }
    }
  }
  atexit(give_screen_back);
}

// What the program does with the screen.

int terminal_enter(void) {
  int ends[2];
  if (!isatty(STDIN_FILENO) || pipe(ends) != 0) return -1;
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  wake_descriptor = ends[1];
  prepare_errors();
  install_handlers();
  is_wanted = true;
  take_screen_or_stop();
  return ends[0];
}

void terminal_leave(void) {
  is_wanted = false;
  wake(terminal_ended);
  give_screen_back();
}

bool terminal_write(const void *bytes, size_t count) {
  struct hold hold = take_lock();
  bool writes = is_taken;
  const char *rest = bytes;
  while (writes && count > 0) {
    ssize_t written = write(STDOUT_FILENO, rest, count);
    if (written < 0 && errno != EINTR && errno != EAGAIN) break;
    if (written < 0) continue;
    rest += written;
    count -= written;
  }
  release_lock(hold);
  return writes;
}

enum terminal_event terminal_read(int descriptor, void *keys, int capacity,
                                  int milliseconds, int *count) {
  *count = 0;
  // Keys for other jobs are not for this program. The end of the terminal is
  // told unasked.
  struct pollfd sources[2] = {
      {STDIN_FILENO, is_taken ? POLLIN : 0, 0},
      {descriptor, POLLIN, 0},
  };
  int ready = poll(sources, 2, milliseconds);
  if (ready == 0) return terminal_quiet;
  if (ready < 0) return errno == EINTR ? terminal_keys : terminal_ended;
  if (sources[1].revents) {
    unsigned char event = terminal_ended;
    (void)!read(descriptor, &event, 1);
    return event;
  }
  if (sources[0].revents & ~POLLIN) return terminal_ended;
  struct hold hold = take_lock();
  // Another job may have read them, and then this does not wait.
  ssize_t length = is_taken ? read(STDIN_FILENO, keys, capacity) : 0;
  release_lock(hold);
  if (length > 0) *count = (int)length;
  return terminal_keys;
}
