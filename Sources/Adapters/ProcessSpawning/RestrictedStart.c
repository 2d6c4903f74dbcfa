#define _GNU_SOURCE
#include "RestrictedStart.h"

#include <errno.h>

#ifdef __linux__
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Newer than the headers of many systems. The numbers are the same on all processors.
enum { landlock_create_ruleset = 444, landlock_add_rule = 445, landlock_restrict_self = 446, close_range_call = 436 };

int process_spawning_landlock_version(void) { return (int)syscall(landlock_create_ruleset, NULL, 0, 1); }

int process_spawning_landlock_ruleset(uint64_t files, uint64_t network, uint64_t scopes) {
    // An older kernel takes the longer structure if what it does not know is zero.
    uint64_t attributes[3] = {files, network, scopes};
    return (int)syscall(landlock_create_ruleset, attributes, sizeof attributes, 0);
}

int process_spawning_landlock_permit(int ruleset, const char *path, uint64_t accesses) {
    // To execute, write, read and truncate: all that applies to a file.
    const uint64_t of_file = 1 << 0 | 1 << 1 | 1 << 2 | 1 << 14;
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return -1;
    struct stat status;
    int result = fstat(file, &status);
    if (result == 0) {
        if (!S_ISDIR(status.st_mode)) accesses &= of_file;
        struct {
            uint64_t accesses;
            int32_t file;
        } __attribute__((packed)) beneath = {accesses, file};
        result = (int)syscall(landlock_add_rule, ruleset, 1, &beneath, 0);
    }
    int error = errno;
    close(file);
    errno = error;
    return result;
}

typedef struct {
    process_spawning_plan *plan;
    pid_t parent;
} new_process;

static void fail(process_spawning_plan *plan, const char *what) {
    plan->error = errno;
    plan->failed = what;
    _exit(127);
}

static void reset_signals(void) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static void take_descriptors(process_spawning_plan *plan) {
    // Above 2 first, in case that one of them is to become another's number.
    int files[3] = {plan->input, plan->output, plan->errors};
    for (int i = 0; i < 3; i++)
        if ((files[i] = fcntl(files[i], F_DUPFD_CLOEXEC, 3)) < 0) fail(plan, "fcntl");
    for (int i = 0; i < 3; i++)
        if (dup2(files[i], i) < 0) fail(plan, "dup2");
    // Closed when the program begins; the ruleset is needed until then. 4 is CLOSE_RANGE_CLOEXEC.
    if (syscall(close_range_call, 3, ~0U, 4) < 0) fail(plan, "close_range");
}

static void set_limits(process_spawning_plan *plan) {
    for (size_t i = 0; i < plan->limit_count; i++) {
        struct rlimit limit;
        int resource = plan->limits[i].resource;
        if (getrlimit(resource, &limit) < 0) fail(plan, "getrlimit");
        if (limit.rlim_max > plan->limits[i].value) limit.rlim_max = plan->limits[i].value;
        limit.rlim_cur = limit.rlim_max;
        if (setrlimit(resource, &limit) < 0) fail(plan, "setrlimit");
    }
}

// Where the machine runs out of memory, programs of apps go first. Before the limits, which may be lower than the numbers of open files.
static void offer_memory(void) {
    // Systems without /proc do without.
    int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score >= 0 && write(score, "500", 3) < 0) errno = 0;
}

static void drop_capabilities(process_spawning_plan *plan) {
    // Refused to those who have none, and for numbers that the kernel does not know.
    for (int capability = 0; capability < 64; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    if (syscall(SYS_capset, &header, none) < 0) fail(plan, "capset");
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) fail(plan, "prctl(PR_SET_NO_NEW_PRIVS)");
}

static void set_filter(process_spawning_plan *plan) {
    struct sock_filter *instructions = plan->filter;
    for (unsigned i = 0; i < plan->filter_length; i++)
        if (instructions[i].k == PROCESS_SPAWNING_OWN_NUMBER) instructions[i].k = (uint32_t)getpid();
    struct sock_fprog program = {.len = plan->filter_length, .filter = instructions};
    if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) < 0) fail(plan, "prctl(PR_SET_SECCOMP)");
}

// In the new process, which shares the memory of this one until it becomes the program: it changes none but the plan and its own stack.
static int become(void *argument) {
    new_process *process = argument;
    process_spawning_plan *plan = process->plan;
    reset_signals();
    if (setsid() < 0) fail(plan, "setsid");
    if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) < 0) fail(plan, "prctl(PR_SET_PDEATHSIG)");
    // The parent may have ended before it was asked for.
    if (getppid() != process->parent) _exit(127);
    take_descriptors(plan);
    offer_memory();
    set_limits(plan);
    if (chdir(plan->folder) < 0) fail(plan, "chdir");
    drop_capabilities(plan);
    if (syscall(landlock_restrict_self, plan->ruleset, 0) < 0) fail(plan, "landlock_restrict_self");
    set_filter(plan);
    execve(plan->executable, plan->arguments, plan->environment);
    fail(plan, "execve");
    return 127;
}

pid_t process_spawning_start(process_spawning_plan *plan) {
    _Alignas(16) char stack[32 << 10];
    new_process new = {plan, getpid()};
    // No handler of this process runs in the new one.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    plan->error = 0;
    plan->failed = NULL;
    // As posix_spawn does it: this thread waits until the new process has become the program or ended, and no memory is copied.
    pid_t process = clone(become, stack + sizeof stack, CLONE_VM | CLONE_VFORK | SIGCHLD, &new);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (process < 0) {
        plan->error = error;
        plan->failed = "clone";
    } else if (plan->error) {
        while (waitpid(process, NULL, 0) < 0 && errno == EINTR);
    }
    return plan->error ? -1 : process;
}

#else

pid_t process_spawning_start(process_spawning_plan *plan) {
    plan->error = ENOSYS;
    plan->failed = "process_spawning_start";
    return -1;
}

static int missing(void) {
    errno = ENOSYS;
    return -1;
}

int process_spawning_landlock_version(void) { return missing(); }
int process_spawning_landlock_ruleset(uint64_t files, uint64_t network, uint64_t scopes) { return missing(); }
int process_spawning_landlock_permit(int ruleset, const char *path, uint64_t accesses) { return missing(); }

#endif
