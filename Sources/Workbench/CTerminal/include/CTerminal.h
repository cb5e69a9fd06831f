#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

// The terminal that the program was started on, and the signals that must not
// leave it behind in a mess.
//
// It is C because signal handlers take part: they can interrupt anything, so
// they must not allocate, and may call only what POSIX allows in a handler.

/// Takes the screen over, until `terminal_leave`.
///
/// After every way out of the program the terminal is as it was found.
///
/// Gives the descriptor to wait on by `terminal_read`; -1 where there is no
/// terminal.
int terminal_enter(void);

/// Gives the screen back, and ends waiting.
void terminal_leave(void);

/// Writes bytes; false where the program does not have the screen.
bool terminal_write(const void *bytes, size_t count);

enum terminal_event {
  /// The time has passed.
  terminal_quiet,
  /// Bytes of keys, perhaps none.
  terminal_keys,
  /// The screen has another size, or others had it.
  terminal_changed,
  /// Ctrl-C, or the terminal is gone, or the screen was left.
  terminal_ended,
};

/// Waits for keys, for a signal or for a time, which is for ever if negative;
/// says how many bytes of keys were read.
enum terminal_event terminal_read(int descriptor, void *keys, int capacity,
                                  int milliseconds, int *count);

#endif
