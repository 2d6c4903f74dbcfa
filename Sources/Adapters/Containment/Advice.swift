/// What to do about what a machine lacks.
enum Advice {
    static let noBubblewrap =
        "bubblewrap is not installed; install it with your system's package manager, such as: apt-get install bubblewrap."
    static let noFilter = "System calls cannot be filtered on this processor; use a machine with x86-64 or arm64."
    static let notLinux = "Programs can be isolated on Linux only; run apps that you do not trust on a Linux machine."
    static let noLimits = "/bin/sh sets no limits of resources; let it be dash, bash or busybox."

    /// - Parameter complaint: What bubblewrap wrote.
    static func bubblewrapFailed(_ complaint: String) -> String {
        let said = complaint.split(separator: "\n").last.map(String.init) ?? "it said nothing"
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

    /// What is not limited although programs are isolated.
    static func remarks(countsThreads: Bool) -> [String] {
        let always = "Processor time, and the number and total size of the files of an app, are not limited."
        let root = "errand runs as root, whose threads the kernel does not limit; run it as an ordinary user."
        return countsThreads ? [always] : [always, root]
    }
}
