public import CompactCoding
public import Foundation

/// A folder of compiled parts of language packs, so that a pack need not be compiled at every start.
///
/// A file is named after its inputs: the pack's files, the program, and the format version. Files with other inputs are
/// ignored, and a damaged one is rebuilt. If the folder is not writable, this only costs time. Files are replaced atomically,
/// so several programs may start at the same time.
public struct PackCache: Sendable {
    private let folder: URL
    /// Identifies the program; `nil` disables caching.
    private let program: UInt64?
    /// The format version of all parts.
    private static let version: UInt64 = 2
    /// The number of files kept per part, the newest ones: those of several programs, each of which marks three models as intact.
    private static let mostKept = 9
    private static let fileExtension = "errandpack"

    /// - Parameter folder: The folder for cached files; it is created when needed.
    public init(folder: URL) {
        self.init(folder: folder, program: ProgramIdentity.current)
    }

    /// - Parameter program: Identifies the program: a build from other sources must have another number. `nil` disables
    ///   caching.
    public init(folder: URL, program: UInt64?) {
        self.folder = folder
        self.program = program
    }

    /// How to make a part.
    struct Recipe<Value> {
        /// The part's name, which is the prefix of the file name.
        var part: String
        /// The inputs.
        var sources = SourceFiles()
        /// Decodes the bytes, which the object keeps alive.
        var read: (UnsafeRawBufferPointer, AnyObject) throws -> Value
        var store: (Value) throws -> [UInt8]
        var make: () throws -> Value
    }

    /// A part made from files: cached, or else made and then cached.
    ///
    /// - Parameters:
    ///   - part: Its name, which is the prefix of the file name.
    ///   - files: Files and folders.
    ///   - choice: Other inputs that affect the result.
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

    /// The cached part, or else a new one, which is then cached.
    ///
    /// - Throws: What making it throws.
    func value<Value>(_ recipe: Recipe<Value>) throws -> Value {
        guard let program else { return try recipe.make() }
        let key = Self.key(recipe.part, recipe.sources, program)
        let name = "\(recipe.part)-\(String(key, radix: 16)).\(Self.fileExtension)"
        let file = folder.appending(path: name, directoryHint: .notDirectory)
        // If the file is unusable for any reason, making the part again gives the same result.
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
            try Self.replace(file, by: bytes)
            removeOld(of: recipe.part)
        } catch {
            // An unwritable folder only disables caching.
            return
        }
    }

    /// Replaces the file atomically, but does not wait until it is on the disk, as Foundation's writing does: that may take longer than
    /// making the part again, which is all that a file damaged by a power failure costs.
    private static func replace(_ file: URL, by bytes: Data) throws {
        let draft = file.appendingPathExtension(UUID().uuidString)
        let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: bytes)
            guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw error
        }
    }

    private func removeOld(of part: String) {
        let keys: [URLResourceKey] = [.contentModificationDateKey]
        // Files that cannot be listed or removed are left for the next time.
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
