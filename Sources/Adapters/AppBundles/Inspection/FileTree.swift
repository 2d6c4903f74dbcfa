package import Foundation
import IntentSchema

/// The files in a folder, without following links.
package struct FileTree: Sendable {
    /// A file, a folder or a link.
    package struct Entry: Hashable, Sendable {
        /// What it is.
        package enum Kind: Hashable, Sendable {
            /// A file with content of this many bytes.
            case file(size: Int, isExecutable: Bool)
            /// A folder; its entries follow.
            case folder
            /// A link to a path.
            case link(to: String)
            /// A device, a socket or a pipe.
            case special
        }

        /// The path relative to the folder.
        package var path: String
        /// What it is.
        package var kind: Kind
    }

    /// The folder.
    package let root: URL
    /// Its entries: folders before what they contain, sorted by name.
    package private(set) var entries: [Entry] = []

    // Real apps have some hundred files and ten levels. The limits keep a wrong folder, such as one with a whole disk, from being copied.
    private static let mostEntries = 50_000
    private static let mostBytes = 4 << 30
    private static let deepest = 64

    /// - Throws: `AppBundleError` with `unreadable` if a folder cannot be read, or if there is more than any app needs.
    package init(of root: URL) throws(AppBundleError) {
        self.root = root
        var bytes = 0
        var waiting = [(path: "", depth: 0)]
        while let folder = waiting.popLast() {
            guard folder.depth <= Self.deepest else { throw tooLarge("folders more than \(Self.deepest) levels deep") }
            var below: [(path: String, depth: Int)] = []
            for name in try names(in: folder.path) {
                let entry = try entry(at: folder.path.isEmpty ? name : "\(folder.path)/\(name)")
                entries.append(entry)
                if case .file(let size, _) = entry.kind { bytes += size }
                if entry.kind == .folder { below.append((entry.path, folder.depth + 1)) }
                guard entries.count <= Self.mostEntries else { throw tooLarge("more than \(Self.mostEntries) files") }
                guard bytes <= Self.mostBytes else { throw tooLarge("more than \(Self.mostBytes) bytes") }
            }
            waiting += below.reversed()
        }
    }

    /// The location of an entry.
    package func url(of entry: Entry) -> URL { root.appendingPathComponent(entry.path) }

    /// Whether the link leads to something in the folder, without the folder's own path.
    package func staysInside(_ entry: Entry, to destination: String) -> Bool {
        guard !destination.hasPrefix("/"), let end = Self.realPath(url(of: entry)), let top = Self.realPath(root) else {
            return false
        }
        return end == top || end.hasPrefix(top + "/")
    }

    /// Whether it is a file, or a link to one.
    static func isFile(_ url: URL) -> Bool {
        var status = stat()
        return stat(url.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private func names(in folder: String) throws(AppBundleError) -> [String] {
        let url = folder.isEmpty ? root : root.appendingPathComponent(folder)
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
        } catch {
            throw AppBundleError(
                .unreadable, "the folder '\(url.path)' cannot be read; check that it is there and its permissions", cause: error)
        }
    }

    private func entry(at path: String) throws(AppBundleError) -> Entry {
        let url = root.appendingPathComponent(path)
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            throw AppBundleError(
                .unreadable, "'\(url.path)' cannot be read (\(String(cString: strerror(errno)))); rename or remove it")
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return Entry(path: path, kind: .file(size: Int(status.st_size), isExecutable: status.st_mode & 0o111 != 0))
        case S_IFDIR: return Entry(path: path, kind: .folder)
        case S_IFLNK:
            // A link that has just gone leads nowhere.
            let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return Entry(path: path, kind: .link(to: destination ?? ""))
        default: return Entry(path: path, kind: .special)
        }
    }

    private func tooLarge(_ what: String) -> AppBundleError {
        AppBundleError(
            .unreadable, "'\(root.path)' has \(what), which no app needs; check that it is the folder of the app alone")
    }

    private static func realPath(_ url: URL) -> String? {
        guard let path = realpath(url.path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
