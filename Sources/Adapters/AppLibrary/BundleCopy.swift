import AppBundles
import Foundation

/// Copies a bundle so that it is on the disk when the copy returns.
///
/// Links are copied as links and must lead to something inside. Permissions are those of the owner; special bits are dropped.
struct BundleCopy {
    let tree: FileTree
    let destination: URL
    let libraries: SharedLibraries

    /// - Throws: `AppLibraryError`, having left what was copied until then.
    func perform() throws(AppLibraryError) {
        try makeFolder(destination)
        for entry in tree.entries {
            let target = destination.appendingPathComponent(entry.path)
            switch entry.kind {
            case .folder: try makeFolder(target)
            case .file(_, let isExecutable):
                try copy(tree.url(of: entry), to: target, mode: isExecutable ? 0o700 : 0o600)
                if target.pathExtension == "so" { try libraries.share(target) }
            case .link(let path):
                guard symlink(path, target.path) == 0 else { throw .system(errno, "the link '\(target.path)' cannot be created") }
            case .special:
                throw AppLibraryError(.unusableBundle, "'\(tree.url(of: entry).path)' is a pipe, a socket or a device; remove it")
            }
        }
        for entry in tree.entries.reversed() where entry.kind == .folder {
            try Disk.flush(destination.appendingPathComponent(entry.path))
        }
        try Disk.flush(destination)
    }

    private func makeFolder(_ url: URL) throws(AppLibraryError) {
        guard mkdir(url.path, 0o700) == 0 else { throw .system(errno, "the folder '\(url.path)' cannot be created") }
    }

    private func copy(_ source: URL, to target: URL, mode: mode_t) throws(AppLibraryError) {
        // A file that was replaced by a pipe in the meantime must not block.
        let input = open(source.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard input >= 0 else {
            throw AppLibraryError(
                .unavailable, "'\(source.path)' cannot be read (\(String(cString: strerror(errno)))); check its permissions")
        }
        defer { close(input) }
        let output = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard output >= 0 else { throw .system(errno, "the file '\(target.path)' cannot be created") }
        defer { close(output) }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
            if count == 0 { break }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw AppLibraryError(
                    .unavailable, "'\(source.path)' cannot be read (\(String(cString: strerror(errno)))); try again")
            }
            try Disk.write(buffer[..<count], to: output, target)
        }
        guard fsync(output) == 0 else { throw .system(errno, "the file '\(target.path)' cannot be written") }
    }
}
