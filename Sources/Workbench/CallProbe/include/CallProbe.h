#ifndef CALL_PROBE_H
#define CALL_PROBE_H

#include <stddef.h>
#include <stdint.h>

/// A function was entered.
typedef struct {
  /// An address inside the function.
  uintptr_t function;
  /// Where it returns to: an address inside its caller.
  uintptr_t caller;
  /// Where its frame is on the stack.
  uintptr_t frame;
  /// The position of the event that entered the function it was called from,
  /// directly or through untraced code, or -1.
  int64_t parent;
} CallProbeEvent;

/// The events of one thread, from `callProbeStart` to `callProbeStop`.
typedef struct {
  /// Room for `capacity` events, owned by whoever records.
  CallProbeEvent *_Nonnull events;
  int64_t capacity;
  /// How many events are recorded.
  int64_t count;
  /// How many more there were when the room was full.
  int64_t dropped;
  /// Frames at or above this address were entered before recording began.
  uintptr_t stackTop;
} CallProbeRecording;

/// Records the functions that the current thread enters from now on.
///
/// `recording` stays in use until `callProbeStop` is called on the same thread.
/// Other threads are not recorded.
void callProbeStart(CallProbeRecording *_Nonnull recording);

/// Ends what `callProbeStart` began on this thread.
void callProbeStop(void);

/// Whether this thread is being recorded.
_Bool callProbeIsRecording(void);

/// How many functions of this program report that they are entered.
///
/// Zero in a build whose compiler was not asked for it, such as a release
/// build.
int64_t callProbeTracedFunctionCount(void);

/// The Swift runtime's demangler; the result is to be freed.
///
/// Declared in swift/Demangling/Demangle.h and exported by the runtime.
char *_Nullable swift_demangle(
    const char *_Nonnull mangledName, size_t mangledNameLength,
    char *_Nullable outputBuffer, size_t *_Nullable outputBufferSize,
    uint32_t flags);

#endif
