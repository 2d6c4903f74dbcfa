/// A system call that programs of apps do not get, or only with some arguments.
///
/// The numbers are those of Linux (asm/unistd_64.h and asm-generic/unistd.h), which never change.
enum SystemCall: String, CaseIterable, Sendable {
    // New processes; threads are allowed.
    case clone
    case clone3
    case fork
    case vfork
    // Other processes' memory and descriptors.
    case ptrace
    case processVmReadv = "process_vm_readv"
    case processVmWritev = "process_vm_writev"
    case processMadvise = "process_madvise"
    case kcmp
    case pidfdGetfd = "pidfd_getfd"
    // File systems.
    case mount
    case umount2
    case pivotRoot = "pivot_root"
    case chroot
    case openTree = "open_tree"
    case moveMount = "move_mount"
    case fsopen
    case fsconfig
    case fsmount
    case fspick
    case mountSetattr = "mount_setattr"
    case swapon
    case swapoff
    // Namespaces.
    case setns
    case unshare
    // Keys of the kernel.
    case keyctl
    case addKey = "add_key"
    case requestKey = "request_key"
    // Large interfaces of the kernel, in which mistakes have been found again and again.
    case bpf
    case perfEventOpen = "perf_event_open"
    case userfaultfd
    case ioUringSetup = "io_uring_setup"
    case ioUringEnter = "io_uring_enter"
    case ioUringRegister = "io_uring_register"
    // The kernel itself.
    case kexecLoad = "kexec_load"
    case kexecFileLoad = "kexec_file_load"
    case reboot
    case initModule = "init_module"
    case finitModule = "finit_module"
    case deleteModule = "delete_module"
    case createModule = "create_module"
    // Memory that no limit counts, and messages that outlive a process.
    case memfdCreate = "memfd_create"
    case memfdSecret = "memfd_secret"
    case shmget
    case shmat
    case shmctl
    case msgget
    case semget
    case mqOpen = "mq_open"
    case remapFilePages = "remap_file_pages"
    // Placement of memory.
    case mbind
    case setMempolicy = "set_mempolicy"
    case setMempolicyHomeNode = "set_mempolicy_home_node"
    case getMempolicy = "get_mempolicy"
    case migratePages = "migrate_pages"
    case movePages = "move_pages"
    // Files by other ways than their paths.
    case nameToHandleAt = "name_to_handle_at"
    case openByHandleAt = "open_by_handle_at"
    case fanotifyInit = "fanotify_init"
    case lookupDcookie = "lookup_dcookie"
    // Settings of the machine.
    case quotactl
    case quotactlFd = "quotactl_fd"
    case acct
    case syslog
    case settimeofday
    case clockSettime = "clock_settime"
    case clockAdjtime = "clock_adjtime"
    case adjtimex
    case sethostname
    case setdomainname
    case vhangup
    case nfsservctl
    // Old interfaces of the processor and of the kernel.
    case iopl
    case ioperm
    case modifyLdt = "modify_ldt"
    case uselib
    case sysctl = "_sysctl"
    case personality
    // Allowed with some arguments only.
    case ioctl
    case mmap
    case socket
    case socketpair
    // Marks on files, for the program of a host that runs as root.
    case chmod
    case fchmod
    case fchmodat
    case fchmodat2
    case setxattr
    case lsetxattr
    case fsetxattr
    case setxattrat
    // Other processes, files and queues of the host, which namespaces keep out of reach.
    case kill
    case tkill
    case tgkill
    case rtSigqueueinfo = "rt_sigqueueinfo"
    case rtTgsigqueueinfo = "rt_tgsigqueueinfo"
    case pidfdSendSignal = "pidfd_send_signal"
    case prlimit64
    case setpriority
    case schedSetparam = "sched_setparam"
    case schedSetscheduler = "sched_setscheduler"
    case schedSetaffinity = "sched_setaffinity"
    case schedSetattr = "sched_setattr"
    case ioprioSet = "ioprio_set"
    case fcntl
    case prctl
    case chown
    case fchown
    case lchown
    case fchownat
    case removexattr
    case lremovexattr
    case fremovexattr
    case removexattrat
    case fileSetattr = "file_setattr"
    case utime
    case utimes
    case futimesat
    case utimensat
    case inotifyAddWatch = "inotify_add_watch"
    case msgsnd
    case msgrcv
    case msgctl
    case semop
    case semtimedop
    case semctl
    case mqUnlink = "mq_unlink"
}
