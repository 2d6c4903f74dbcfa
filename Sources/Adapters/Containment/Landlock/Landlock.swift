import Foundation
import ProcessSpawning

/// Landlock: a process gives up access to files, ports and other processes, for itself and for all that it becomes.
struct Landlock: Equatable, Sendable {
    /// The oldest version that keeps a program from emptying files that it may read (Linux 6.2).
    static let oldestVersion = 3
    /// The version of the kernel's interface; `nil` if there is none.
    static var kernelVersion: Int? {
        let version = process_spawning_landlock_version()
        return version > 0 ? Int(version) : nil
    }

    /// The version whose rules are used, at most the kernel's.
    var version: Int

    /// What can be done with files, each a bit of the kernel's interface.
    struct Access: OptionSet {
        var rawValue: UInt64

        static let execute = Access(rawValue: 1 << 0)
        static let writeFile = Access(rawValue: 1 << 1)
        static let readFile = Access(rawValue: 1 << 2)
        static let readFolder = Access(rawValue: 1 << 3)
        static let truncate = Access(rawValue: 1 << 14)
        /// All that version 3 knows: besides, to remove, create, link and move files and folders.
        static let all = Access(rawValue: (1 << 15) - 1)
        /// Controlling a device, from version 5 on.
        static let controlDevice = Access(rawValue: 1 << 15)
        /// Creating character devices, sockets and block devices.
        static let makeSpecialFile = Access(rawValue: 1 << 6 | 1 << 9 | 1 << 11)

        /// To read and execute what is in a folder.
        static let read: Access = [.execute, .readFile, .readFolder]
        /// To change it, too.
        static let change = all.subtracting(makeSpecialFile)
        /// To use a device as a file.
        static let device: Access = [.readFile, .writeFile, .truncate]
    }

    /// Makes a ruleset, which the process that is to keep it takes on.
    ///
    /// - Parameters:
    ///   - permitted: what can be done with which files and folders, and with what is in them.
    ///   - network: whether ports can be used.
    /// - Returns: a descriptor, closed in other programs.
    /// - Throws: `ContainmentError.failed` if the kernel refuses, `badPath` if it does so for a path.
    func ruleset(_ permitted: [Permit], network: Bool) throws(ContainmentError) -> Int32 {
        // From version 4 on: TCP, to bind and to connect. From version 6 on: abstract sockets, and signals.
        let ports: UInt64 = version >= 4 && !network ? 0b11 : 0
        let scopes: UInt64 = version >= 6 ? 0b11 : 0
        let files: Access = version >= 5 ? [.all, .controlDevice] : .all
        let ruleset = process_spawning_landlock_ruleset(files.rawValue, ports, scopes)
        guard ruleset >= 0 else {
            throw ContainmentError("Landlock makes no ruleset: \(errorText(errno)); run errand doctor")
        }
        do throws(ContainmentError) {
            for permit in permitted { try permit.add(to: ruleset) }
        } catch {
            close(ruleset)
            throw error
        }
        return ruleset
    }

    /// Access to a file or folder.
    struct Permit {
        var path: String
        var access: Access
        /// Whether the path need not exist.
        var isOptional = false

        fileprivate func add(to ruleset: Int32) throws(ContainmentError) {
            guard process_spawning_landlock_permit(ruleset, path, access.rawValue) < 0, !isOptional else { return }
            throw ContainmentError(.badPath, "'\(path)' cannot be made accessible: \(errorText(errno)); see that it exists")
        }
    }
}
