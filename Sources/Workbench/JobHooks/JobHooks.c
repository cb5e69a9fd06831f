// Two of the Swift runtime's hooks, declared in its ConcurrencyHooks.def and
// Concurrency.h, and exported by libswift_Concurrency:
// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/Concurrency.h
//
// `swift_task_enqueueGlobal_hook` is there since Swift 5.5. It gets what would
// go to the thread pool, such as a continuation that is resumed.
// `swift_task_getMainExecutor_hook` is there since Swift 6.1. It says who runs
// the main actor. There is a hook for the main actor's jobs as well,
// `swift_task_enqueueMainExecutor_hook`, but on Linux the runtime does not
// call it (swiftlang/swift#63104).
//
// Both are weak here, so that a program with an older runtime starts, and can
// say what it lacks.

#include "JobHooks.h"
#include <stddef.h>

#define SWIFT_CC __attribute__((swiftcall))

typedef SWIFT_CC void (*EnqueueOriginal)(void *);
typedef SWIFT_CC void (*EnqueueHook)(void *, EnqueueOriginal);
extern EnqueueHook swift_task_enqueueGlobal_hook __attribute__((weak));

typedef SWIFT_CC JobExecutor (*MainOriginal)(void);
typedef SWIFT_CC JobExecutor (*MainHook)(MainOriginal);
extern MainHook swift_task_getMainExecutor_hook __attribute__((weak));

// One for each thread: what others run goes on as ever.
static _Thread_local bool taking = false;

static JobExecutor ownMain;
static JobTaker take;

static SWIFT_CC void enqueueGlobal(void *job, EnqueueOriginal original) {
  if (taking) {
    take(job);
  } else {
    original(job);
  }
}

static SWIFT_CC JobExecutor getMain(MainOriginal original) {
  return taking ? ownMain : original();
}

bool jobHooksInstall(JobExecutor mainExecutor, JobTaker taker) {
  if (&swift_task_enqueueGlobal_hook == NULL) return false;
  if (&swift_task_getMainExecutor_hook == NULL) return false;
  ownMain = mainExecutor;
  take = taker;
  swift_task_enqueueGlobal_hook = enqueueGlobal;
  swift_task_getMainExecutor_hook = getMain;
  return true;
}

bool jobHooksTake(bool isTaking) {
  bool before = taking;
  taking = isTaking;
  return before;
}

bool jobHooksAreTaking(void) { return taking; }
