/// What to do about what a machine lacks.
enum Advice {
    static let noBubblewrap =
        "bubblewrap is not installed; install it with your system's package manager, such as: apt-get install bubblewrap."
    static let noFilter = "System calls cannot be filtered on this processor; use a machine with x86-64 or arm64."
    static let notLinux = "Programs can be isolated on Linux only; run apps that you do not trust on a Linux machine."
    static let noLimits = "/bin/sh sets no limits of resources; let it be dash, bash or busybox."

    /// - Parameter complaint: What bubblewrap wrote.
    static func bubblewrapFailed(_ complaint: String) -> String {
        let said = lastLine(of: complaint)
        let advice =
            if said.contains("nknown option") {
                "install version 0.8 or newer"
            } else if [
                "uid map", "RTM_NEWADDR", "new namespace", "user namespace", "Operation not permitted", "Permission denied",
            ].contains(
                where: said.contains)
            {
                """
                allow user namespaces: sysctl kernel.unprivileged_userns_clone=1 or, on Ubuntu, an AppArmor profile for bwrap \
                (kernel.apparmor_restrict_unprivileged_userns=0 lifts the restriction for all programs); in a container, a seccomp profile \
                that allows them
                """
            } else {
                "run it by hand to see what it needs: bwrap --unshare-all --ro-bind / / true"
            }
        return "bubblewrap is installed but cannot isolate programs here (\(said)); \(advice)."
    }

    /// - Parameter version: That of the kernel's interface; `nil` if there is none.
    static func noLandlock(version: Int?) -> String {
        let state = version.map { "is too old here (version \($0))" } ?? "is not there, or switched off by the boot option lsm="
        return "Landlock, which would isolate programs without bubblewrap, \(state); it needs Linux 6.2 or newer."
    }

    static func landlockFailed(_ complaint: String) -> String {
        let said = lastLine(of: complaint)
        return "Landlock cannot isolate programs here: /bin/sh did not run with it (\(said)); install bubblewrap."
    }

    private static func lastLine(of complaint: String) -> String {
        complaint.split(separator: "\n").last.map(String.init) ?? "it said nothing"
    }

    private static let always = """
        Processor time is not limited: a program that computes for long comes after everything else. What an app keeps on the disk is \
        measured every ten seconds, and too much of it ends the program.
        """

    /// What is not limited although programs are isolated.
    static func remarks(countsThreads: Bool) -> [String] {
        let root = "errand runs as root, whose threads the kernel does not limit; run it as an ordinary user."
        return countsThreads ? [always] : [always, root]
    }

    /// What Landlock leaves open that bubblewrap does not.
    static let landlockWeakness = """
        Landlock leaves more open than bubblewrap: apps can find out which files exist and which processes run with which arguments, \
        and their threads and temporary files are not limited.
        """
    static let landlockRemarks = [landlockWeakness, always]
}
