// What the compiler calls when a function is entered.
//
// With `-sanitize-coverage=func,trace-pc-guard` the compiler puts a call of
// `__sanitizer_cov_trace_pc_guard` at the beginning of every function, and
// leaves it to the program to say what that does: "The functions
// `__sanitizer_cov_trace_pc_*` should be defined by the user."
// https://clang.llvm.org/docs/SanitizerCoverage.html#tracing-pcs-with-guards

#include "CallProbe.h"

// One for each thread, so that threads neither wait for nor see each other.
static _Thread_local CallProbeRecording *current = NULL;

static int64_t tracedFunctionCount = 0;

// What lies at a frame's address, on x86-64 and on arm64: the address of the
// caller's frame, and above it the address that the function returns to.
typedef struct Frame {
  const struct Frame *caller;
  uintptr_t returnAddress;
} Frame;

#if defined(__linux__) || defined(RECORDS_ON_MAC)

// The event of the innermost recorded function that is still running and
// called the function of this frame.
//
// The events' parents lead from the latest event outwards, the frames from the
// new function outwards; where they meet is the answer. Comparing only their
// addresses would not do: a function that has returned leaves its event
// behind, and the next untraced function may get the same place on the stack.
// It returns to another place, though.
static int64_t parentOf(const Frame *frame, const CallProbeRecording *recording) {
  int64_t candidate = recording->count - 1;
  while (1) {
    const Frame *caller = frame->caller;
    if (caller <= frame || (uintptr_t)caller >= recording->stackTop) return -1;
    frame = caller;
    const CallProbeEvent *event = &recording->events[candidate];
    while (candidate >= 0 && event->frame < (uintptr_t)frame) {
      candidate = event->parent;
      event = &recording->events[candidate];
    }
    if (candidate < 0) return -1;
    if (event->frame == (uintptr_t)frame
        && event->caller == frame->returnAddress) {
      return candidate;
    }
  }
}

__attribute__((noinline))
static void record(CallProbeRecording *recording, uintptr_t function,
                   const Frame *frame) {
  if (recording->count == recording->capacity) {
    recording->dropped += 1;
    return;
  }
  int64_t parent = parentOf(frame, recording);
  CallProbeEvent *event = &recording->events[recording->count];
  event->function = function;
  event->caller = frame->returnAddress;
  event->frame = (uintptr_t)frame;
  event->parent = parent;
  recording->count += 1;
}

// The compiler calls this at the beginning of every traced function.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  CallProbeRecording *recording = current;
  if (__builtin_expect(recording == NULL, 1)) return;
  const Frame *own = __builtin_frame_address(0);
  record(recording, own->returnAddress, own->caller);
}

// The compiler calls this for each library when the program starts, with the
// guards of its functions, one each.
void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  tracedFunctionCount = stop - start;
}

#endif

void callProbeStart(CallProbeRecording *recording) {
  recording->count = 0;
  recording->dropped = 0;
  const Frame *own = __builtin_frame_address(0);
  recording->stackTop = (uintptr_t)own->caller;
  current = recording;
}

void callProbeStop(void) { current = NULL; }

_Bool callProbeIsRecording(void) { return current != NULL; }

int64_t callProbeTracedFunctionCount(void) { return tracedFunctionCount; }
