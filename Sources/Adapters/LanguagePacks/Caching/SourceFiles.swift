import Foundation

/// What tells files that something is made from from others: their names, sizes, numbers and times.
///
/// A program that replaces a file gives it another number, one that writes to it another time.
struct SourceFiles {
    private(set) var identity: [UInt8] = []

    /// Adds a file, or the files in a folder and in the folders in it.
    ///
    /// - Parameter name: What to know it by, wherever it is.
    mutating func add(_ path: String, named name: String) {
        add(name)
        var facts = stat()
        // What cannot be looked at is found out when it is needed.
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

    /// Adds a text that decides what is made.
    mutating func add(_ text: String) {
        identity += text.utf8
        identity.append(0)
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // The system ends the name with a zero.
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
