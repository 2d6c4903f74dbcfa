import Foundation

/// What of the system every program sees: libraries, programs, locales and time zones, and nothing that belongs to the machine or to people.
enum SystemFolders {
    /// Folders that hold libraries and programs. Many systems have links from the shorter ones to those in /usr.
    private static let folders = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/gnu/store"]
    /// Where libraries are, which one of several a name stands for, and the machine's time zone.
    private static let files = [
        "/etc/ld.so.cache", "/etc/ld-musl-x86_64.path", "/etc/ld-musl-aarch64.path", "/etc/alternatives", "/etc/localtime",
        "/etc/timezone",
    ]
    /// How names of the internet are looked up, and whose certificates are trusted; never private keys.
    private static let networkFiles = [
        "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf", "/etc/services",
        "/etc/protocols",
        "/etc/ssl/certs", "/etc/ssl/openssl.cnf", "/etc/ssl/cert.pem", "/etc/pki/tls/certs", "/etc/pki/tls/cert.pem",
        "/etc/pki/ca-trust/extracted", "/etc/ca-certificates/extracted", "/etc/crypto-policies",
    ]

    /// Whether a path is in one of the system's folders.
    static func hold(_ path: String) -> Bool { folders.contains { ContainedProgram.contains($0, path) } }

    /// The paths of all of it. Not every system has each of them.
    static func paths(network: Bool) -> [String] { folders + files + (network ? networkFiles : []) }

    /// Arguments of bubblewrap.
    static func arguments(network: Bool) -> [String] {
        var arguments: [String] = []
        for folder in folders {
            // Throws where it is not a link.
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
                arguments += ["--symlink", target, folder]
            } else {
                arguments += ["--ro-bind-try", folder, folder]
            }
        }
        for file in files + (network ? networkFiles : []) { arguments += ["--ro-bind-try", file, file] }
        return arguments
    }
}
