import Containment
import Foundation

/// What a machine offers for running apps.
struct MachineCheck {
    /// Something that was looked for.
    struct Finding: CustomStringConvertible {
        enum Kind: String {
            case fine = "ok"
            /// Apps need it.
            case missing
            /// Worth knowing.
            case note
        }

        var kind: Kind
        /// A sentence; for what is missing, with what to do.
        var text: String

        var description: String { "\(kind.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)) \(text)" }
    }

    /// The data folder.
    var data: URL

    /// All findings, in the order in which they are shown.
    func findings() -> [Finding] { isolation() + [dataFolder()] + swift() + server() }

    private func isolation() -> [Finding] {
        let containment = Containment.detected()
        let state =
            containment.isolation.map {
                [Finding(kind: .fine, text: "Apps are isolated: \($0.rawValue), a filter of system calls and limits work here.")]
            } ?? containment.missing.map { Finding(kind: .missing, text: $0) }
        return state + containment.remarks.map { Finding(kind: .note, text: $0) }
    }

    private func dataFolder() -> Finding {
        var folder = data.standardizedFileURL
        // What does not exist yet is created in the first folder above that does.
        while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" { folder.deleteLastPathComponent() }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        guard isFolder.boolValue else {
            return Finding(
                kind: .missing,
                text: "The data folder '\(data.path)' cannot be used: '\(folder.path)' is a file; name another with --data.")
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            return Finding(
                kind: .missing,
                text:
                    "The data folder '\(data.path)' cannot be written: you may not change '\(folder.path)'; name another with --data."
            )
        }
        return Finding(kind: .fine, text: "The data folder '\(data.path)' can be written.")
    }

    private func swift() -> [Finding] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let compiler = path.split(separator: ":").map { "\($0)/swift" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        let toolchain =
            compiler.map { Finding(kind: .fine, text: "Apps that are packages can be built with '\($0)'.") }
            ?? Finding(
                kind: .note,
                text:
                    "There is no Swift toolchain: bundles can be installed, packages cannot; install Swift as swift.org describes."
            )
        let libraries =
            SwiftLibraries.folder().map { Finding(kind: .fine, text: "Swift's libraries for apps are in '\($0)'.") }
            ?? Finding(
                kind: .note,
                text:
                    "Swift's libraries are not found: only apps that carry them (built with -static-stdlib) can run; put swift into PATH."
            )
        return [toolchain, libraries]
    }

    /// With fewer open files than this, a server would run out of them before it runs out of anything else.
    private static let fewFiles: UInt64 = 4_096

    private func server() -> [Finding] {
        guard let program = ServerProgram.location else {
            return [
                Finding(
                    kind: .note,
                    text:
                        "The server's program is not installed: errand serve does not work; in a checkout, Scripts/errand serve "
                        + "builds it.")
            ]
        }
        let found = Finding(kind: .fine, text: "The server's program is '\(program)'.")
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_max < Self.fewFiles else {
            return [found]
        }
        return [
            found,
            Finding(
                kind: .note,
                text:
                    "At most \(limit.rlim_max) files may be open at once, so that a server serves no more clients than that; "
                    + "raise the limit (ulimit -Hn, or LimitNOFILE in a unit)."),
        ]
    }
}
