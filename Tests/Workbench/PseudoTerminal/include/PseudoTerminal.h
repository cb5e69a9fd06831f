#ifndef PSEUDO_TERMINAL_H
#define PSEUDO_TERMINAL_H

#include <sys/types.h>

/// A terminal without a screen: what programs write to one end comes out of
/// the other. Swift cannot call all of these functions itself.
struct pseudo_terminal {
  /// Where a person would sit.
  int person;
  /// Where programs are.
  int program;
};

/// Opens one of that size; both ends are -1 where that fails.
struct pseudo_terminal pseudo_terminal_open(int columns, int rows);

/// Changes the size, and tells the programs so.
void pseudo_terminal_resize(struct pseudo_terminal terminal, int columns,
                            int rows);

/// Starts a program whose controlling terminal this is; -1 where that fails.
pid_t pseudo_terminal_start(struct pseudo_terminal terminal,
                            char *const arguments[], char *const environment[]);

#endif
