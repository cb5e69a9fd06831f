#define _GNU_SOURCE
#include "PseudoTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

struct pseudo_terminal pseudo_terminal_open(int columns, int rows) {
  struct pseudo_terminal none = {-1, -1};
  int person = posix_openpt(O_RDWR | O_NOCTTY);
  if (person < 0) return none;
  fcntl(person, F_SETFD, FD_CLOEXEC);
  char *name = NULL;
  if (grantpt(person) == 0 && unlockpt(person) == 0) name = ptsname(person);
  int program = name ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
  if (program < 0) {
    close(person);
    return none;
  }
  struct pseudo_terminal terminal = {person, program};
  pseudo_terminal_resize(terminal, columns, rows);
  return terminal;
}

void pseudo_terminal_resize(struct pseudo_terminal terminal, int columns,
                            int rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  ioctl(terminal.person, TIOCSWINSZ, &size);
}

pid_t pseudo_terminal_start(struct pseudo_terminal terminal,
                            char *const arguments[],
                            char *const environment[]) {
  pid_t process = fork();
  if (process != 0) return process;
  setsid();
  ioctl(terminal.program, TIOCSCTTY, 0);
  for (int descriptor = 0; descriptor < 3; descriptor++) {
    dup2(terminal.program, descriptor);
  }
  // What the test's own process has open is not the program's concern.
  for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
  // The test's own process may have been started to ignore some signals.
  for (int signal_number = 1; signal_number < NSIG; signal_number++) {
    signal(signal_number, SIG_DFL);
  }
  // Some programs are to crash here, and nobody wants their memory.
  struct rlimit nothing = {0, 0};
  setrlimit(RLIMIT_CORE, &nothing);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(arguments[0], arguments, environment);
  _exit(127);
}
