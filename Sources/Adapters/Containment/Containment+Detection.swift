import Foundation

extension Containment {
    /// What this machine offers, found out by starting a trivial program with it, which takes some milliseconds.
    public static func detected() -> Containment {
        detected(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }

    /// - Parameter path: Where `bwrap` is looked for: folders with colons between them.
    static func detected(path: String) -> Containment {
        #if os(Linux)
            guard let executable = executable("bwrap", in: path) else { return without(Advice.noBubblewrap) }
            guard let architecture = Architecture.current else { return without(Advice.noFilter) }
            do throws(ContainmentError) {
                let bubblewrap = try Bubblewrap(executable: executable, architecture: architecture)
                let containment = Containment(
                    bubblewrap: bubblewrap, missing: [], remarks: Advice.remarks(countsThreads: bubblewrap.countsThreads))
                if let problem = try Trial(containment: containment).problem() { return without(problem) }
                return containment
            } catch {
                return without("Programs cannot be isolated: \(error.message).")
            }
        #else
            return without(Advice.notLinux)
        #endif
    }

    private static func without(_ missing: String) -> Containment { Containment(bubblewrap: nil, missing: [missing]) }

    /// The absolute path of a program of this name.
    private static func executable(_ name: String, in path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first {
            $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
