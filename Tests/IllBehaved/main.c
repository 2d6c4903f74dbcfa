// A program that tries what an ill-behaved extension may try. It says what it did and exits with 0 if it succeeded, and with 1 if it was stopped.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int stopped(const char *what) {
    printf("stopped: %s: %s\n", what, strerror(errno));
    return 1;
}

static int succeeded(const char *what) {
    printf("succeeded: %s\n", what);
    return 0;
}

static int read_file(const char *path) {
    char text[64];
    int file = open(path, O_RDONLY);
    if (file < 0 || read(file, text, sizeof text) < 0) return stopped("read");
    return succeeded("read");
}

static int open_file(const char *path) { return open(path, O_RDONLY) < 0 ? stopped("open") : succeeded("open"); }

static int list_folder(const char *path) {
    DIR *folder = opendir(path);
    if (!folder) return stopped("list");
    int entries = 0;
    while (readdir(folder)) entries++;
    // A folder that exists only to hold others has no files.
    errno = ENOENT;
    return entries > 2 ? succeeded("list") : stopped("list");
}

static int write_file(const char *path) {
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    if (file < 0) return stopped("write");
    close(file);
    return succeeded("write");
}

static int connect_to_port(const char *port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)atoi(port))};
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int s = socket(AF_INET, SOCK_STREAM, 0);
    if (s < 0) return stopped("socket");
    if (connect(s, (struct sockaddr *)&address, sizeof address)) return stopped("connect");
    return succeeded("connect");
}

// A socket with an abstract name, which belongs to a network and not to a file system.
static int connect_to_name(const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    if (s < 0) return stopped("socket");
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));
    if (connect(s, (struct sockaddr *)&address, length)) return stopped("connect");
    return succeeded("connect");
}

// To a name, by a socket of a pair, whose creation needs no right to reach others.
static int send_to_name(const char *name) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path + 1, name, sizeof address.sun_path - 2);
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_DGRAM, 0, pair)) return stopped("socketpair");
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + 1 + strlen(name));
    if (sendto(pair[0], "x", 1, 0, (struct sockaddr *)&address, length) != 1) return stopped("send");
    return succeeded("send");
}

static int connect_to_file(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strncpy(address.sun_path, path, sizeof address.sun_path - 1);
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    if (s < 0) return stopped("socket");
    if (connect(s, (struct sockaddr *)&address, sizeof address)) return stopped("connect");
    return succeeded("connect");
}

static int new_process(const char *how) {
    pid_t child = -1;
    if (!strcmp(how, "fork")) child = fork();
    if (!strcmp(how, "vfork")) child = vfork();
    if (!strcmp(how, "clone")) child = (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (!strcmp(how, "clone3")) {
        unsigned long long arguments[8] = {0};
        arguments[4] = SIGCHLD;
        child = (pid_t)syscall(SYS_clone3, arguments, sizeof arguments);
    }
    if (child == 0) _exit(0);
    if (child < 0) return stopped(how);
    waitpid(child, NULL, 0);
    return succeeded(how);
}

static void *sleeping(void *unused) {
    pause();
    return unused;
}

static int threads(int count) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 65536);
    for (int i = 0; i < count; i++) {
        pthread_t thread;
        errno = pthread_create(&thread, &small, sleeping, NULL);
        if (errno) {
            printf("%d threads; ", i);
            return stopped("thread");
        }
    }
    return succeeded("threads");
}

static int memory(const char *kind, size_t bytes) {
    int zero = open("/dev/zero", O_RDWR), unnamed = -1;
    void *got = MAP_FAILED;
    if (!strcmp(kind, "heap")) {
        got = malloc(bytes);
        if (!got) got = MAP_FAILED;
    }
    if (!strcmp(kind, "private")) got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!strcmp(kind, "shared")) got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!strcmp(kind, "growing"))
        got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1, 0);
    if (!strcmp(kind, "device") && zero >= 0) got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, zero, 0);
    if (!strcmp(kind, "unnamed") && (unnamed = memfd_create("memory", 0)) >= 0 && !ftruncate(unnamed, (off_t)bytes))
        got = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, unnamed, 0);
    if (!strcmp(kind, "protected")) {
        got = mmap(NULL, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (got != MAP_FAILED && mprotect(got, bytes, PROT_READ | PROT_WRITE)) got = MAP_FAILED;
    }
    if (got == MAP_FAILED) return stopped(kind);
    return succeeded(kind);
}

static int fill(const char *path, long bytes) {
    static char block[65536];
    signal(SIGXFSZ, SIG_IGN);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (file < 0) return stopped("open");
    for (long written = 0; written < bytes;) {
        ssize_t count = write(file, block, sizeof block);
        if (count <= 0) {
            printf("%ld bytes; ", written);
            return stopped("fill");
        }
        written += count;
    }
    return succeeded("fill");
}

static int open_files(int count) {
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    for (int i = 0; i < count; i++)
        if (dup(1) < 0) return stopped("open");
    return succeeded("open");
}

static int signal_process(pid_t process) { return kill(process, 0) ? stopped("kill") : succeeded("kill"); }

static int type_into_terminal(void) {
    char character = 'x';
    return ioctl(0, TIOCSTI, &character) ? stopped("type") : succeeded("type");
}

// What one process can do to another of the same user, changing nothing.
static int reach_process(const char *how, pid_t process) {
    struct rlimit limit;
    int result = -1;
    if (!strcmp(how, "limit") && !(result = prlimit(process, RLIMIT_CORE, NULL, &limit)))
        result = prlimit(process, RLIMIT_CORE, &limit, NULL);
    if (!strcmp(how, "priority")) result = setpriority(PRIO_PROCESS, (id_t)process, getpriority(PRIO_PROCESS, (id_t)process));
    if (!strcmp(how, "processors")) {
        char set[1024];
        result = sched_getaffinity(process, sizeof set, (cpu_set_t *)set);
        if (result >= 0) result = sched_setaffinity(process, sizeof set, (cpu_set_t *)set);
    }
    if (!strcmp(how, "owner")) {
        int pair[2];
        if (pipe(pair)) return stopped("pipe");
        result = fcntl(pair[0], F_SETOWN, process);
    }
    if (!strcmp(how, "queue")) result = (int)syscall(SYS_rt_sigqueueinfo, process, 0, &(siginfo_t){.si_code = SI_QUEUE});
    return result < 0 ? stopped(how) : succeeded(how);
}

// Whether one more line than the own process is in /proc.
static int see_process(const char *number) {
    char path[64];
    snprintf(path, sizeof path, "/proc/%s/cmdline", number);
    return read_file(path);
}

// Lives until it is killed, and does what it can not to be: the signal that comes with its parent's death is off.
static int linger(const char *path) {
    prctl(PR_SET_PDEATHSIG, 0);
    printf("parent's memory: %s\n", open("/proc/1/mem", O_RDWR) < 0 ? strerror(errno) : "open");
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
    fflush(stdout);
    int lock = open(path, O_RDWR | O_CREAT, 0600);
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    if (lock < 0 || fcntl(lock, F_SETLK, &whole)) return stopped("lock");
    printf("lingering\n");
    fflush(stdout);
    while (1) pause();
}

// Calls that nobody but an intruder makes, with arguments that cannot do harm: most fail for another reason where they are permitted.
static int system_call(const char *name) {
    long result = 0;
    if (!strcmp(name, "ptrace")) result = syscall(SYS_ptrace, 0, 0, 0, 0);
    if (!strcmp(name, "unshare")) result = syscall(SYS_unshare, 0x10000000 /* CLONE_NEWUSER */);
    if (!strcmp(name, "mount")) result = syscall(SYS_mount, "none", "/no/such/folder", "tmpfs", 0, 0);
    if (!strcmp(name, "keyctl")) result = syscall(SYS_keyctl, 0, -3, 0, 0, 0);
    if (!strcmp(name, "io_uring")) {
        char parameters[120] = {0};
        result = syscall(SYS_io_uring_setup, 1, parameters);
    }
    if (!strcmp(name, "perf")) result = syscall(SYS_perf_event_open, 0, 0, -1, -1, 0);
    if (!strcmp(name, "bpf")) result = syscall(SYS_bpf, 0, 0, 0);
    return result < 0 && errno == EPERM ? stopped(name) : succeeded(name);
}

// What can be done with a file besides reading and writing it.
static int change_marks(const char *how, const char *path) {
    int result = -1, file;
    if (!strcmp(how, "chmod")) result = chmod(path, 0600);
    if (!strcmp(how, "fchmod")) result = (file = open(path, O_RDONLY)) < 0 ? -1 : fchmod(file, 0600);
    if (!strcmp(how, "touch")) result = utimensat(AT_FDCWD, path, NULL, 0);
    if (!strcmp(how, "futimens")) result = (file = open(path, O_RDONLY)) < 0 ? -1 : futimens(file, NULL);
    if (!strcmp(how, "chown")) result = chown(path, getuid(), getgid());
    if (!strcmp(how, "watch")) result = inotify_add_watch(inotify_init(), path, IN_ALL_EVENTS);
    if (!strcmp(how, "truncate")) result = truncate(path, 0);
    if (!strcmp(how, "empty")) result = open(path, O_RDONLY | O_TRUNC);
    if (!strcmp(how, "unlink")) result = unlink(path);
    return result < 0 ? stopped(how) : succeeded(how);
}

// Gives a file another name, under which it may be changed.
static int rename_file(const char *how, const char *path, const char *new) {
    int result = !strcmp(how, "link") ? link(path, new) : rename(path, new);
    return result < 0 ? stopped(how) : succeeded(how);
}

// Files that were open when the program began.
static int descriptors(void) {
    int count = 0;
    for (int file = 3; file < 4096; file++) count += fcntl(file, F_GETFD) >= 0;
    errno = EBADF;
    return count ? succeeded("inherit") : stopped("inherit");
}

static int environment(void) {
    extern char **environ;
    for (char **entry = environ; *entry; entry++) printf("%s\n", *entry);
    return 0;
}

int main(int count, char **arguments) {
    const char *deed = count > 1 ? arguments[1] : "", *first = count > 2 ? arguments[2] : "";
    long number = count > 3 ? atol(arguments[3]) : 0;
    char path[4096];
    if (!strncmp(first, "TMPDIR/", 7)) {
        snprintf(path, sizeof path, "%s%s", getenv("TMPDIR") ? getenv("TMPDIR") : "/tmp", first + 6);
        first = path;
    }
    if (!strcmp(deed, "nothing")) return 0;
    if (!strcmp(deed, "read")) return read_file(first);
    if (!strcmp(deed, "open")) return open_file(first);
    if (!strcmp(deed, "list")) return list_folder(first);
    if (!strcmp(deed, "write")) return write_file(first);
    if (!strcmp(deed, "port")) return connect_to_port(first);
    if (!strcmp(deed, "name")) return connect_to_name(first);
    if (!strcmp(deed, "process")) return new_process(first);
    if (!strcmp(deed, "threads")) return threads(atoi(first));
    if (!strcmp(deed, "memory")) return memory(first, (size_t)number);
    if (!strcmp(deed, "fill")) return fill(first, number);
    if (!strcmp(deed, "files")) return open_files(atoi(first));
    if (!strcmp(deed, "signal")) return signal_process(atoi(first));
    if (!strcmp(deed, "type")) return type_into_terminal();
    if (!strcmp(deed, "see")) return see_process(first);
    if (!strcmp(deed, "linger")) return linger(first);
    if (!strcmp(deed, "call")) return system_call(first);
    if (!strcmp(deed, "datagram")) return send_to_name(first);
    if (!strcmp(deed, "socket")) return connect_to_file(first);
    if (!strcmp(deed, "reach")) return reach_process(first, (pid_t)number);
    if (!strcmp(deed, "mark") && count > 3) return change_marks(first, arguments[3]);
    if (!strcmp(deed, "rename") && count > 4) return rename_file(first, arguments[3], arguments[4]);
    if (!strcmp(deed, "descriptors")) return descriptors();
    if (!strcmp(deed, "environment")) return environment();
    fprintf(stderr, "unknown deed '%s'\n", deed);
    return 2;
}
