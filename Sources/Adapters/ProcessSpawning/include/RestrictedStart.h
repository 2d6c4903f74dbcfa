#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A limit of resources: one of the RLIMIT_ constants, and its value.
typedef struct {
    int resource;
    uint64_t value;
} process_spawning_limit;

/// The operand of a filter's instruction that stands for the number of the new process, which nobody knows before it exists.
#define PROCESS_SPAWNING_OWN_NUMBER 0x7FFFFFFFu

/// A program to start, and what its process applies to itself before. Everything is prepared by the caller and stays its own.
typedef struct {
    const char *executable;
    /// Both end with a null pointer.
    char *const *arguments;
    char *const *environment;
    /// The folder in which it starts.
    const char *folder;
    /// What becomes 0, 1 and 2; all other descriptors are closed.
    int input, output, errors;
    /// Limits that are above what this process may have itself are lowered to that.
    const process_spawning_limit *limits;
    size_t limit_count;
    /// A descriptor of Landlock.
    int ruleset;
    /// A seccomp program, of eight bytes an instruction. It is changed: PROCESS_SPAWNING_OWN_NUMBER becomes the number of the process.
    void *filter;
    unsigned short filter_length;
    /// Where starting fails: the error number, and what failed; the name of a function, never freed.
    int error;
    const char *failed;
} process_spawning_plan;

/// Starts a program with restrictions. It loses all capabilities and gets no new ones, has a session of its own and the usual signals, and is killed when
/// the calling thread ends.
///
/// Returns its number, or -1 with the plan's error. On systems other than Linux, it always fails with ENOSYS.
pid_t process_spawning_start(process_spawning_plan *plan);

/// The version of Landlock's interface; -1 with errno if there is none.
int process_spawning_landlock_version(void);

/// Makes a ruleset of Landlock that forbids these accesses to files and to the network, and limits what is reached outside to nothing in these scopes.
/// Returns a descriptor, or -1 with errno.
int process_spawning_landlock_ruleset(uint64_t files, uint64_t network, uint64_t scopes);

/// Permits accesses to a folder and to all that is in it or, if the path is that of a file, to the file, as far as they apply to files. Links are followed.
/// Returns -1 with errno if that fails.
int process_spawning_landlock_permit(int ruleset, const char *path, uint64_t accesses);
