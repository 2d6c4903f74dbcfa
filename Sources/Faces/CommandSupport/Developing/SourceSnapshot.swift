import AppBundles
package import Foundation

/// What the sources of an app looked like at one time: which files there were, and when each was written.
package struct SourceSnapshot: Hashable, Sendable {
    private struct Mark: Hashable {
        var file: UInt
        /// The kind of file, and who may do what with it.
        var mode: UInt
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    /// By path relative to the app's source; by the whole path outside of it.
    private var files: [String: Mark] = [:]

    /// Examines all files of a bundle; of a package, its manifest, the folders `App`, `Extension` and `Sources`, and the folders of its
    /// targets; of packages that it depends on, the manifests and `Sources`. Hidden files are left out, and copies that editors keep.
    ///
    /// - Parameters:
    ///   - targets: the folders of the package's targets, relative to the package, as far as they are known.
    ///   - dependencies: the folders of the packages that it depends on.
    package init(of source: AppSource, targets: [String] = [], dependencies: [URL] = []) {
        switch source {
        case .bundle(let url): add(url, in: url)
        case .package(let url):
            add(url.appending(path: "Package.swift"), in: url)
            var folders = Set(["App", "Extension", "Extensions", "Sources"] + targets.filter { !$0.isEmpty && $0 != "." })
            // Apps may be in folders below.
            if let layout = try? AppFolders.only(in: url) {
                folders.formUnion(([layout.app] + layout.extensions).map { Self.path(of: $0, in: url) })
            }
            for folder in folders { add(url.appending(path: folder), in: url) }
            for dependency in dependencies {
                for part in ["Package.swift", "Sources"] { add(dependency.appending(path: part), in: url) }
            }
        }
    }

    /// The paths of the files that were written, added or removed since an earlier snapshot, sorted.
    package func changes(since earlier: SourceSnapshot) -> [String] {
        Set(files.keys).union(earlier.files.keys).filter { files[$0] != earlier.files[$0] }.sorted()
    }

    /// Adds the files of another snapshot that are not in this one.
    package mutating func fill(from other: SourceSnapshot) { files.merge(other.files) { own, _ in own } }

    private mutating func add(_ url: URL, in root: URL) {
        var status = stat()
        guard stat(url.path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            #if canImport(Darwin)
                let time = status.st_mtimespec
            #else
                let time = status.st_mtim
            #endif
            files[Self.path(of: url, in: root)] = Mark(
                file: UInt(status.st_ino), mode: UInt(status.st_mode), size: Int(status.st_size), seconds: Int(time.tv_sec),
                nanoseconds: Int(time.tv_nsec))
            return
        }
        // Folders that links lead to may lead back.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
        guard !isLink || url == root else { return }
        // What cannot be read cannot be built, which the compiler reports.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] where Self.isSource(name) {
            add(url.appending(path: name), in: root)
        }
    }

    private static func isSource(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasPrefix("#") }

    private static func path(of url: URL, in root: URL) -> String {
        let (path, start) = (url.standardizedFileURL.path, root.standardizedFileURL.path)
        return path.hasPrefix(start + "/") ? String(path.dropFirst(start.count + 1)) : path
    }
}
