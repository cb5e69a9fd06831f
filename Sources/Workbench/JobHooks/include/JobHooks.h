#ifndef JOB_HOOKS_H
#define JOB_HOOKS_H

#include <stdbool.h>

// The Swift runtime asks these hooks where the next part of a task, a job, is
// to run. It is C because the hooks are variables of the runtime's C interface,
// and because a thread's own variable is simplest in C.

/// Takes a job that would have gone to the thread pool.
typedef void (*JobTaker)(void *_Nonnull job);

/// An executor as the runtime knows it: two words.
typedef struct {
  void *_Nullable identity;
  void *_Nullable implementation;
} JobExecutor;

/// Sets the hooks; false where the runtime lacks one.
///
/// They change nothing on a thread before it asks for that.
///
/// - Parameters:
///   - mainExecutor: What the main actor is run by where jobs are taken.
///   - taker: Gets the other jobs there.
bool jobHooksInstall(JobExecutor mainExecutor, JobTaker _Nonnull taker);

/// Whether the jobs of this thread are taken from now on; gives what was
/// before.
bool jobHooksTake(bool isTaking);

/// Whether the jobs of this thread are taken.
bool jobHooksAreTaking(void);

#endif
