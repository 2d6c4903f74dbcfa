public import CompactCoding
public import Foundation

/// A folder of compiled parts of language packs, so that a program compiles a pack once and not at every start.
///
/// A file is named after what it was made from: the pack's own files, the program that made it, and the version of the form. One of
/// other sources is never looked at, and a damaged one is made again. A folder that cannot be written costs time, no more. Files are
/// replaced as a whole, so that several programs may start at the same time.
public struct PackCache: Sendable {
    private let folder: URL
    /// What identifies the program; `nil` keeps nothing.
    private let program: UInt64?
    /// Of the form of all parts.
    private static let version: UInt64 = 2
    /// Files of one part that are kept, the newest.
    private static let mostKept = 3
    private static let fileExtension = "errandpack"

    /// - Parameter folder: Where the files are kept; it is made when there is something to keep.
    public init(folder: URL) {
        self.init(folder: folder, program: ProgramIdentity.current)
    }

    /// - Parameter program: Identifies the program: one built from other sources must have another number. `nil` keeps nothing.
    public init(folder: URL, program: UInt64?) {
        self.folder = folder
        self.program = program
    }

    /// What a part is made of.
    struct Recipe<Value> {
        /// The part's name, which begins the file's.
        var part: String
        /// What it is made from.
        var sources = SourceFiles()
        /// Reads the bytes, which an object keeps.
        var read: (UnsafeRawBufferPointer, AnyObject) throws -> Value
        var store: (Value) throws -> [UInt8]
        var make: () throws -> Value
    }

    /// A part that is made from files, as it was kept; else made, and kept for the next time.
    ///
    /// - Parameters:
    ///   - part: Its name, which begins the file's.
    ///   - files: Files and folders.
    ///   - choice: What else decides what is made of them.
    /// - Throws: What making it throws.
    public func value<Value: Archivable>(
        _ part: String, from files: [URL], choice: String = "", make: () throws -> Value
    ) throws -> Value {
        var sources = SourceFiles()
        for file in files { sources.add(file.path, named: file.lastPathComponent) }
        sources.add(choice)
        return try withoutActuallyEscaping(make) { make in
            var recipe = Recipe(part: part, make: make)
            recipe.sources = sources
            return try value(recipe)
        }
    }

    /// The part as it was kept; else made, and kept for the next time.
    ///
    /// - Throws: What making it throws.
    func value<Value>(_ recipe: Recipe<Value>) throws -> Value {
        guard let program else { return try recipe.make() }
        let key = Self.key(recipe.part, recipe.sources, program)
        let name = "\(recipe.part)-\(String(key, radix: 16)).\(Self.fileExtension)"
        let file = folder.appending(path: name, directoryHint: .notDirectory)
        // Whatever is wrong with the file, making the part again gives the same.
        if let kept = try? PackCacheFile.read(file, key: key, recipe.read) { return kept }
        let value = try recipe.make()
        keep(value, recipe, key: key, in: file)
        return value
    }

    private static func key(_ part: String, _ sources: SourceFiles, _ program: UInt64) -> UInt64 {
        var sum = Checksum(seed: version)
        sum.add(program)
        sum.add(part)
        sources.identity.withUnsafeBytes { sum.add($0) }
        return sum.value
    }

    private func keep<Value>(_ value: Value, _ recipe: Recipe<Value>, key: UInt64, in file: URL) {
        do {
            let bytes = PackCacheFile.bytes(of: try recipe.store(value), key: key)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try bytes.write(to: file, options: .atomic)
            removeOld(of: recipe.part)
        } catch {
            // A folder that cannot be written is no reason not to start.
            return
        }
    }

    private func removeOld(of part: String) {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        // What cannot be listed or removed is left for the next time.
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
        let own = files.filter { $0.pathExtension == Self.fileExtension && $0.lastPathComponent.hasPrefix(part + "-") }
        guard own.count > Self.mostKept else { return }
        let dated = own.map { ($0, (try? $0.resourceValues(forKeys: Set(keys)).contentModificationDate) ?? .distantPast) }
        for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.mostKept) {
            try? FileManager.default.removeItem(at: file)
        }
    }
}

extension PackCache.Recipe where Value: Archivable {
    init(part: String, make: @escaping () throws -> Value) {
        self.init(
            part: part, read: { try Archive.value(Value.self, from: $0, owner: $1) }, store: { try Archive.bytes(of: $0) },
            make: make)
    }
}
