import Foundation

/// The identity of the files that something is made from: their names, sizes, inode numbers and times.
///
/// Replacing a file changes its inode number, writing to it changes its time.
struct SourceFiles {
    private(set) var identity: [UInt8] = []

    /// Adds a file, or all files in a folder and its subfolders.
    ///
    /// - Parameter name: The name to identify it by, independent of its location.
    mutating func add(_ path: String, named name: String) {
        add(name)
        var facts = stat()
        // An inaccessible file is reported when it is needed.
        guard stat(path, &facts) == 0 else { return }
        if facts.st_mode & S_IFMT == S_IFDIR {
            for entry in Self.names(in: path).sorted() { add("\(path)/\(entry)", named: entry) }
            add("/")
        } else {
            let numbers = [
                UInt64(facts.st_size), UInt64(facts.st_ino), UInt64(facts.st_mtim.tv_sec), UInt64(facts.st_mtim.tv_nsec),
            ]
            numbers.withUnsafeBytes { identity += $0 }
        }
    }

    /// Adds a text that affects the result.
    mutating func add(_ text: String) {
        identity += text.utf8
        identity.append(0)
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // The name is null-terminated.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
