import Foundation

extension Containment {
    /// What this machine offers, found out by starting a trivial program with it, which takes some milliseconds: bubblewrap or, where that does
    /// not work, Landlock.
    public static func detected() -> Containment {
        detected(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    }

    /// - Parameters:
    ///   - path: Where `bwrap` is looked for: folders with colons between them.
    ///   - landlock: The version of Landlock to use; `nil` for none.
    static func detected(path: String, landlock: Int? = Landlock.kernelVersion) -> Containment {
        #if os(Linux)
            guard let architecture = Architecture.current else { return without([Advice.noFilter]) }
            let withoutBubblewrap: String
            switch bubblewrap(in: path, architecture) {
            case .success(let containment): return containment
            case .failure(let problem): withoutBubblewrap = problem.text
            }
            switch withLandlock(landlock, architecture, insteadOfBubblewrap: withoutBubblewrap) {
            case .success(let containment): return containment
            case .failure(let problem): return without([withoutBubblewrap, problem.text])
            }
        #else
            return without([Advice.notLinux])
        #endif
    }

    /// Why a way does not work here, as a sentence.
    private struct Problem: Error {
        var text: String
    }

    private static func bubblewrap(in path: String, _ architecture: Architecture) -> Result<Containment, Problem> {
        guard let executable = executable("bwrap", in: path) else { return .failure(Problem(text: Advice.noBubblewrap)) }
        do throws(ContainmentError) {
            let bubblewrap = try Bubblewrap(executable: executable, architecture: architecture)
            return try tried(
                Containment(.bubblewrap(bubblewrap), remarks: Advice.remarks(countsThreads: bubblewrap.countsThreads)),
                Advice.bubblewrapFailed)
        } catch {
            return .failure(Problem(text: "Programs cannot be isolated by bubblewrap: \(error.message)."))
        }
    }

    private static func withLandlock(_ version: Int?, _ architecture: Architecture, insteadOfBubblewrap problem: String)
        -> Result<Containment, Problem>
    {
        guard let version, version >= Landlock.oldestVersion else {
            return .failure(Problem(text: Advice.noLandlock(version: version)))
        }
        do throws(ContainmentError) {
            return try tried(
                Containment(
                    .landlock(Landlock(version: version), architecture), remarks: Advice.landlockRemarks + [problem]),
                Advice.landlockFailed)
        } catch {
            return .failure(Problem(text: "Programs cannot be isolated by Landlock: \(error.message)."))
        }
    }

    /// - Parameter failed: What to do if the trivial program does not run, from what it wrote.
    private static func tried(_ containment: Containment, _ failed: (String) -> String) throws(ContainmentError)
        -> Result<Containment, Problem>
    {
        switch try Trial(containment: containment).outcome() {
        case .passed: .success(containment)
        case .failed(let complaint): .failure(Problem(text: failed(complaint)))
        case .notLimited: .failure(Problem(text: Advice.noLimits))
        }
    }

    private static func without(_ missing: [String]) -> Containment { Containment(.limits, missing: missing) }

    /// The absolute path of a program of this name.
    private static func executable(_ name: String, in path: String) -> String? {
        path.split(separator: ":").map { "\($0)/\(name)" }.first {
            $0.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
