import Foundation
import Glibc

/// How much of the disk folders take.
package struct FolderUse: Hashable, Sendable {
    /// The bytes that their files take on the disk.
    package private(set) var bytes: Int64 = 0
    /// How many files and folders are in them.
    package private(set) var entries = 0

    /// Counts what is in folders, as far as it can be read, until a limit is exceeded. Links are counted and not followed.
    package init(of folders: [String], atMost limits: ExtensionLimits) {
        var open = folders
        while let folder = open.popLast(), !exceeds(limits) {
            // A folder that has gone away meanwhile takes nothing.
            guard let listing = opendir(folder) else { continue }
            defer { closedir(listing) }
            while let entry = readdir(listing), !exceeds(limits) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                var status = stat()
                guard fstatat(dirfd(listing), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
                entries += 1
                bytes += Int64(status.st_blocks) * 512
                if status.st_mode & S_IFMT == S_IFDIR { open.append(folder + "/" + name) }
            }
        }
    }

    /// Whether it is more than a person's folders of an app may hold.
    package func exceeds(_ limits: ExtensionLimits) -> Bool { bytes > limits.storage || entries > limits.files }
}
